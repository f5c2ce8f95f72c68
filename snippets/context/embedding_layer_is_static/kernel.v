(* h_i = W1[k1(i),:] + W2[i,:] + W3[k3(i),:],   p_i = W2[i,:],   x_i = LN(h_i);
   k1(i) = k1'(j) and k3(i) = k3'(j)  ->
     h_i - h'_j = p_i - p_j,
     i = j  ->  x_i = x'_j,
     x_i = x'_j  <->  exists a, p_i - p_j = (a, ..., a).

   For all table sizes and every width d > 0, over every real closed field, for
   sentences of any lengths T, T' <= n2.  LN with epsilon > 0, gain 1, bias 0. *)

From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.Theory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section EmbeddingLayer.
Variables (R : rcfType) (n1 n2 n3 d' : nat).
Let d := d'.+1.
Variables (W1 : 'M[R]_(n1, d)) (W2 : 'M[R]_(n2, d)) (W3 : 'M[R]_(n3, d)).
Variables (epsilon : R) (epsilon_gt0 : 0 < epsilon).
Implicit Types h : 'rV[R]_d.

Definition mean h := (\sum_c h 0 c) / d%:R.
Definition centred h := h - const_mx (mean h).
Definition variance h := (\sum_c centred h 0 c ^+ 2) / d%:R.
Definition LN h := (Num.sqrt (variance h + epsilon))^-1 *: centred h.

Definition summed T (T_le : (T <= n2)%N) (k1 : 'I_T -> 'I_n1) (k3 : 'I_T -> 'I_n3) i :=
  row (k1 i) W1 + row (widen_ord T_le i) W2 + row (k3 i) W3.
Definition embedding_output T T_le k1 k3 (i : 'I_T) := LN (summed T_le k1 k3 i).

Lemma mean_shift h a : mean (h + const_mx a) = mean h + a.
Proof.
rewrite /mean; under eq_bigr do rewrite !mxE.
rewrite big_split /= mulrDl sumr_const card_ord; congr (_ + _).
by rewrite -[a *+ _]mulr_natr mulfK ?pnatr_eq0.
Qed.

Lemma centred_shift h a : centred (h + const_mx a) = centred h.
Proof. by rewrite /centred mean_shift raddfD /= opprD addrACA subrr addr0. Qed.

Lemma variance_ge0 h : 0 <= variance h.
Proof. by rewrite divr_ge0 ?ler0n ?sumr_ge0 // => c _; rewrite sqr_ge0. Qed.

Lemma square_root_gt0 h : 0 < variance h + epsilon.
Proof. by rewrite ltr_paddl ?variance_ge0. Qed.

Lemma LN_variance h :
  (\sum_c LN h 0 c ^+ 2) / d%:R = variance h / (variance h + epsilon).
Proof.
under eq_bigr do rewrite mxE exprMn exprVn sqr_sqrtr ?ltW ?square_root_gt0 //.
by rewrite -mulr_sumr -mulrA mulrC.
Qed.

Lemma LN_centred h h' : LN h = LN h' -> centred h = centred h'.
Proof.
(* y = LN(h) has variance s/(s + epsilon), which tells s = variance h *)
move=> same; have := LN_variance h; rewrite same LN_variance.
move/eqP; rewrite eqr_div ?lt0r_neq0 ?square_root_gt0 // !mulrDr [_ * variance h]mulrC.
move/eqP/addrI/(mulIf (lt0r_neq0 epsilon_gt0)) => same_variance.
move: same; rewrite /LN same_variance; apply: scalerI.
by rewrite invr_eq0 lt0r_neq0 // sqrtr_gt0 square_root_gt0.
Qed.

Theorem embedding_layer_is_static T T' (T_le : (T <= n2)%N) (T'_le : (T' <= n2)%N)
    (k1 : 'I_T -> 'I_n1) k3 (k1' : 'I_T' -> 'I_n1) k3' i j :
  let p := row (widen_ord T_le i) W2 in let p' := row (widen_ord T'_le j) W2 in
  let x := embedding_output T_le k1 k3 i in let x' := embedding_output T'_le k1' k3' j in
  k1 i = k1' j -> k3 i = k3' j ->
  [/\ summed T_le k1 k3 i - summed T'_le k1' k3' j = p - p',
      i = j :> nat -> x = x' &
      x = x' <-> exists a, p - p' = const_mx a].
Proof.
move=> p p' x x' same_token same_segment.
have difference : summed T_le k1 k3 i - summed T'_le k1' k3' j = p - p'.
  rewrite /summed same_token same_segment opprD addrACA subrr addr0.
  by rewrite opprD addrACA subrr add0r.
have by_shift a : p - p' = const_mx a -> x = x'.
  rewrite -difference => /(canRL (subrK _)); rewrite addrC /x /embedding_output => ->.
  by rewrite /LN /variance centred_shift.
split=> // [same_place|].
  apply: (by_shift 0); rewrite raddf0; apply/eqP; rewrite subr_eq0; apply/eqP.
  by congr (row _ W2); apply: val_inj.
(* LN returns h minus its mean, so h - h' is the difference of the means *)
split=> [/LN_centred | [a]]; last exact: by_shift.
rewrite -difference /centred; set h := summed _ _ _ i; set h' := summed _ _ _ j => same.
exists (mean h - mean h'); rewrite raddfB /=.
move/eqP: same; rewrite subr_eq => /eqP {1}->.
by rewrite [h' - _]addrC addrAC addrK addrC.
Qed.

End EmbeddingLayer.

Print Assumptions embedding_layer_is_static.
