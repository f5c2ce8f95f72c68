(* A = softmax(r (X W_Q)(X W_K)^T),  V = X W_V,  Att(X) = A V:
   A[i,j] > 0,   sum_j A[i,j] = 1,   Att(X)[i,:] = sum_j A[i,j] V[j,:],
   lo <= V[j,c] <= hi for all j   ->  lo <= Att(X)[i,c] <= hi,
   and lo < V[j,c] for one j      ->  lo <  Att(X)[i,c]   (hi alike),
   T = 1  ->  Att(X) = X W_V.

   For all T, d, d_k, d_v, over every ordered field, for every scale r (1/sqrt d_k)
   and every positive function in the place of exp. *)

From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.Theory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Attention.
Variables (R : numFieldType) (exp : R -> R) (r : R).
Hypothesis exp_positive : forall x, 0 < exp x.
Variables (T d dk dv : nat).
Implicit Types (S : 'M[R]_T) (V : 'M[R]_(T, dv)).
Variables (X : 'M[R]_(T, d)) (WQ WK : 'M[R]_(d, dk)) (WV : 'M[R]_(d, dv)).

Definition scores : 'M[R]_T := r *: (X *m WQ *m (X *m WK)^T).
Definition softmax S : 'M[R]_T :=
  \matrix_(i, j) (exp (S i j) / \sum_m exp (S i m)).
Definition attention := softmax scores *m (X *m WV).

Lemma sum_positive S i : 0 < \sum_m exp (S i m).
Proof.
rewrite (bigD1 i) //=; apply: ltr_paddr => //.
by apply: sumr_ge0 => l _; apply: ltW.
Qed.

Lemma weight_positive S i j : 0 < softmax S i j.
Proof. by rewrite mxE divr_gt0 ?sum_positive. Qed.

Lemma weights_sum_to_one S i : \sum_j softmax S i j = 1.
Proof.
under eq_bigr do rewrite mxE.
by rewrite -mulr_suml divff // gt_eqF ?sum_positive.
Qed.

(* the weights sum to 1, so a constant passes through the mixture *)
Lemma output_minus S V i c a :
  (softmax S *m V) i c - a = \sum_j softmax S i j * (V j c - a).
Proof.
under eq_bigr do rewrite mulrBr.
by rewrite sumrB -mulr_suml weights_sum_to_one mul1r mxE.
Qed.

Lemma at_least S V i c lo :
  (forall j, lo <= V j c) -> lo <= (softmax S *m V) i c.
Proof.
move=> lo_le; rewrite -subr_ge0 output_minus; apply: sumr_ge0 => j _.
by rewrite mulr_ge0 ?subr_ge0 // ltW ?weight_positive.
Qed.

Lemma more_than S V i c lo j :
  (forall l, lo <= V l c) -> lo < V j c -> lo < (softmax S *m V) i c.
Proof.
move=> lo_le lo_lt; rewrite -subr_gt0 output_minus (bigD1 j) //=.
apply: ltr_paddr; last by rewrite mulr_gt0 ?subr_gt0 ?weight_positive.
by apply: sumr_ge0 => l _; rewrite mulr_ge0 ?subr_ge0 // ltW ?weight_positive.
Qed.

Theorem attention_mixes_context (i : 'I_T) :
  let A := softmax scores in let V := X *m WV in
  [/\ forall j, 0 < A i j, \sum_j A i j = 1,
      row i attention = \sum_j A i j *: row j V,
      forall c lo hi, (forall j, lo <= V j c <= hi) ->
        [/\ lo <= attention i c <= hi,
            (exists j, lo < V j c) -> lo < attention i c &
            (exists j, V j c < hi) -> attention i c < hi] &
      T = 1%N -> attention = V].
Proof.
move=> A V; split=> [j||| c lo hi bounds | one_token].
- exact: weight_positive.
- exact: weights_sum_to_one.
- apply/rowP => c; rewrite !mxE summxE.
  by apply: eq_bigr => j _; rewrite !mxE.
- (* an upper bound of V is a lower bound of -V *)
  have lower j : lo <= V j c by case/andP: (bounds j).
  have upper j : - hi <= (- V) j c by rewrite mxE lter_oppE; case/andP: (bounds j).
  have negated : (A *m - V) i c = - attention i c by rewrite mulmxN mxE.
  split=> [|[j lo_lt]|[j lt_hi]].
  + by rewrite at_least //= -lter_oppE -negated at_least.
  + exact: (more_than _ _ lower lo_lt).
  + rewrite -lter_oppE -negated; apply: (more_than _ _ upper (j := j)).
    by rewrite mxE lter_oppE.
- (* one token: the only value is subtracted from itself *)
  apply/matrixP => k c; apply/eqP; rewrite -subr_eq0 output_minus big1 // => j _.
  have only_place (l : 'I_T) : l = 0%N :> nat.
    by have := ltn_ord l; rewrite [X in (_ < X)%N]one_token; case: (val l).
  have -> : j = k by apply: val_inj; rewrite /= !only_place.
  by rewrite subrr mulr0.
Qed.

End Attention.

Print Assumptions attention_mixes_context.
