(* [v_1^T, ..., v_m^T] [W_1; ...; W_m] = sum_i v_i^T W_i

   For every number m of blocks, all sizes n_i and d, over every ring,
   commutative or not; block_product_rows has T rows in place of one.     *)

From mathcomp Require Import all_ssreflect ssralg matrix.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Import GRing.Theory.
Local Open Scope ring_scope.

Section BlockProduct.

Variables (R : ringType) (m d : nat) (n : 'I_m -> nat).

Lemma block_product_rows T (V : forall i, 'M[R]_(T, n i))
    (W : forall i, 'M[R]_(n i, d)) :
  (\mxrow_i V i) *m (\mxcol_i W i) = \sum_i V i *m W i.
Proof.
apply/matrixP => t j; rewrite !mxE summxE.
under [RHS]eq_bigr do rewrite mxE.
(* a place in the long row is a block i and a place inside that block *)
rewrite sig_big_dep /= (reindex _ tagnat.sig_bij_on) /=.
by apply: eq_bigr => s _; rewrite !mxE.
Qed.

Theorem block_product (v : forall i, 'cV[R]_(n i))
    (W : forall i, 'M[R]_(n i, d)) :
  (\mxrow_i (v i)^T) *m (\mxcol_i W i) = \sum_i (v i)^T *m W i.
Proof. exact: block_product_rows. Qed.

End BlockProduct.

Print Assumptions block_product.
