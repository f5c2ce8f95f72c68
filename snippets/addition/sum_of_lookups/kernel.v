(* [e_k1^T, e_k2^T, e_k3^T] [W1; W2; W3] = W1[k1,:] + W2[k2,:] + W3[k3,:]
   and the same for every row t of T rows, with ids k1 t, k2 t, k3 t.

   For all sizes n1, n2, n3, d and T, over every ring, commutative or not. *)

From mathcomp Require Import all_ssreflect ssralg zmodp matrix.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import GRing.Theory.
Local Open Scope ring_scope.

Section SumOfLookups.

Variable R : ringType.

Definition one_hot n (k : 'I_n) : 'cV[R]_n := \col_i (i == k)%:R.
Definition one_hots T n (k : 'I_T -> 'I_n) : 'M[R]_(T, n) :=
  \matrix_t (one_hot (k t))^T.
Definition row3 T n1 n2 n3 (A : 'M[R]_(T, n1)) (B : 'M_(T, n2)) (C : 'M_(T, n3)) :=
  row_mx A (row_mx B C).
Definition col3 n1 n2 n3 d (A : 'M[R]_(n1, d)) (B : 'M_(n2, d)) (C : 'M_(n3, d)) :=
  col_mx A (col_mx B C).

Lemma one_hot_lookup n d (W : 'M[R]_(n, d)) k : (one_hot k)^T *m W = row k W.
Proof.
apply/rowP => j; rewrite !mxE (bigD1 k) //= !mxE eqxx mul1r.
by rewrite big1 ?addr0 // => i i_neq_k; rewrite !mxE (negbTE i_neq_k) mul0r.
Qed.

Lemma block_product T n1 n2 n3 d (V1 : 'M[R]_(T, n1)) (V2 : 'M_(T, n2))
    (V3 : 'M_(T, n3)) (W1 : 'M_(n1, d)) (W2 : 'M_(n2, d)) (W3 : 'M_(n3, d)) :
  row3 V1 V2 V3 *m col3 W1 W2 W3 = V1 *m W1 + V2 *m W2 + V3 *m W3.
Proof. by rewrite /row3 /col3 !mul_row_col addrA. Qed.

Theorem sum_of_lookups n1 n2 n3 d
    (W1 : 'M[R]_(n1, d)) (W2 : 'M_(n2, d)) (W3 : 'M_(n3, d)) :
  (forall k1 k2 k3,
     row3 (one_hot k1)^T (one_hot k2)^T (one_hot k3)^T *m col3 W1 W2 W3
     = row k1 W1 + row k2 W2 + row k3 W3) /\
  (forall T (k1 : 'I_T -> 'I_n1) (k2 : 'I_T -> 'I_n2) (k3 : 'I_T -> 'I_n3) t,
     row t (row3 (one_hots k1) (one_hots k2) (one_hots k3) *m col3 W1 W2 W3)
     = row (k1 t) W1 + row (k2 t) W2 + row (k3 t) W3).
Proof.
split=> [k1 k2 k3 | T k1 k2 k3 t]; rewrite block_product.
  by rewrite !one_hot_lookup.
by rewrite !raddfD /= !row_mul !rowK !one_hot_lookup.
Qed.

End SumOfLookups.

Print Assumptions sum_of_lookups.
