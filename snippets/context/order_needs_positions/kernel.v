(* Enc(P X) = P Enc(X) for every permutation matrix P,
   Enc = L_N o ... o L_1,   L(X) = N'(Y + F(Y)),   Y = N(X + sum_h Att_h(X) O_h),
   Att_h(X) = softmax(r (X Q_h)(X K_h)^T) (X V_h).

   For all T, d, d_k, d_v, any number of heads and layers, over every field, for
   every scale r, every function in the place of exp, and all row-wise maps F, N, N'
   (feed-forward, LN). *)

From mathcomp Require Import all_ssreflect all_fingroup all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Equivariance.
Variables (R : fieldType) (exp : R -> R) (r : R) (T d dk dv : nat).
Implicit Types (X : 'M[R]_(T, d)) (s : 'S_T).

Definition scores X (WQ WK : 'M[R]_(d, dk)) : 'M[R]_T :=
  r *: (X *m WQ *m (X *m WK)^T).
Definition softmax (S : 'M[R]_T) : 'M[R]_T :=
  \matrix_(i, j) (exp (S i j) / \sum_m exp (S i m)).
Definition attention X WQ WK (WV : 'M[R]_(d, dv)) :=
  softmax (scores X WQ WK) *m (X *m WV).
Definition rowwise (g : 'rV[R]_d -> 'rV[R]_d) X := \matrix_i g (row i X).

Record head := Head { Q : 'M[R]_(d, dk); K : 'M[R]_(d, dk);
                      V : 'M[R]_(d, dv); O : 'M[R]_(dv, d) }.
Record layer := Layer { heads : seq head; N : 'rV[R]_d -> 'rV[R]_d;
                        F : 'rV[R]_d -> 'rV[R]_d; N' : 'rV[R]_d -> 'rV[R]_d }.

Definition layer_output (L : layer) X :=
  let Y := rowwise (N L)
    (X + \sum_(h <- heads L) attention X (Q h) (K h) (V h) *m O h) in
  rowwise (N' L) (Y + rowwise (F L) Y).
Definition encoder (Ls : seq layer) X := foldl (fun X L => layer_output L X) X Ls.

Lemma softmax_permuted s S : softmax (row_perm s (col_perm s S))
  = row_perm s (col_perm s (softmax S)).
Proof.
(* exp goes entry by entry; the row's sum is the same sum in another order *)
apply/matrixP => i j; rewrite !mxE; congr (_ / _).
by rewrite [RHS](reindex_inj (@perm_inj _ s)); apply: eq_bigr => l _; rewrite !mxE.
Qed.

Lemma scores_permuted s X WQ WK : scores (perm_mx s *m X) WQ WK
  = row_perm s (col_perm s (scores X WQ WK)).
Proof.
(* (P X Q) (P X K)^T = P (X Q) (X K)^T P^T *)
rewrite /scores row_permE col_permE -!mulmxA trmx_mul tr_perm_mx.
by rewrite -!scalemxAl -!scalemxAr !mulmxA.
Qed.

Lemma attention_permuted s X WQ WK WV :
  attention (perm_mx s *m X) WQ WK WV = perm_mx s *m attention X WQ WK WV.
Proof.
rewrite /attention scores_permuted softmax_permuted row_permE col_permE -!mulmxA.
(* P A P^-1 P V = P A V *)
by rewrite (mulmxA (perm_mx s^-1)) -perm_mxM mulVg perm_mx1 mul1mx.
Qed.

Lemma rowwise_permuted s g X : rowwise g (perm_mx s *m X) = perm_mx s *m rowwise g X.
Proof.
rewrite -!row_permE; apply/matrixP => i j; rewrite !mxE; congr (g _ 0 j).
by apply/rowP => c; rewrite !mxE.
Qed.

Lemma layer_permuted s L X :
  layer_output L (perm_mx s *m X) = perm_mx s *m layer_output L X.
Proof.
rewrite /layer_output; set H := \sum_(h <- _) _.
have -> : H = perm_mx s *m \sum_(h <- heads L) attention X (Q h) (K h) (V h) *m O h.
  by rewrite mulmx_sumr; apply: eq_bigr => h _; rewrite attention_permuted mulmxA.
by rewrite -mulmxDr rowwise_permuted rowwise_permuted -mulmxDr rowwise_permuted.
Qed.

Theorem order_needs_positions s Ls X :
  encoder Ls (perm_mx s *m X) = perm_mx s *m encoder Ls X.
Proof. by elim: Ls X => //= L Ls IH X; rewrite layer_permuted IH. Qed.

End Equivariance.

Print Assumptions order_needs_positions.
