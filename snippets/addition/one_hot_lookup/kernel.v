(* e_k^T W = W[k,:]   (0 <= k < n)

   For every n and d, over every ring, commutative or not.
   k : 'I_n carries the hypothesis 0 <= k < n.                            *)

From mathcomp Require Import all_ssreflect ssralg matrix.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import GRing.Theory.
Local Open Scope ring_scope.

Section OneHotLookup.

Variables (R : ringType) (n d : nat).

Definition one_hot (k : 'I_n) : 'cV[R]_n := \col_i (i == k)%:R.

Theorem one_hot_lookup (W : 'M[R]_(n, d)) (k : 'I_n) :
  (one_hot k)^T *m W = row k W.
Proof.
apply/rowP => j.
(* the entry j is the sum over i of (i == k) * W[i,j] *)
rewrite !mxE.
(* its term at i = k is W[k,j] *)
rewrite (bigD1 k) //= !mxE eqxx mul1r.
(* every other term is 0 *)
rewrite big1 ?addr0 // => i i_neq_k.
by rewrite !mxE (negbTE i_neq_k) mul0r.
Qed.

End OneHotLookup.

Print Assumptions one_hot_lookup.
