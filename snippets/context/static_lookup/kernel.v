(* (forall k, k', i, j:  k(i) = k'(j)  ->  x_i(k) = x_j(k'))
   <->  (exists W, forall k, i:  x_i(k) = W[k(i),:])

   For all n and d, sentences k, k' of any lengths T, T', entries of any type.
   From right to left: a look-up is static.
   From left to right: whatever is static is a look-up in one table. *)

From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section StaticLookup.
Variables (R : Type) (n d : nat).

Definition model := forall T, T.-tuple 'I_n -> 'I_T -> 'rV[R]_d.

Definition static (x : model) :=
  forall T T' (k : T.-tuple 'I_n) (k' : T'.-tuple 'I_n) i j,
  tnth k i = tnth k' j -> x T k i = x T' k' j.

Definition look_up (W : 'M[R]_(n, d)) : model := fun T k i => row (tnth k i) W.

Definition table_of (x : model) : 'M[R]_(n, d) :=
  \matrix_(a, c) x 1 [tuple of [:: a]] ord0 ord0 c.

Theorem static_lookup (x : model) :
  static x <-> exists W, forall T (k : T.-tuple 'I_n) i, x T k i = look_up W k i.
Proof.
split=> [static_x | [W x_is_look_up] T T' k k' i j same_id].
- exists (table_of x) => T k i.
  (* the vector at i is that of the sentence of the one token k(i) *)
  rewrite (static_x T 1 k [tuple of [:: tnth k i]] i ord0) ?tnth0 //.
  by apply/rowP => c; rewrite !mxE.
- by rewrite !x_is_look_up /look_up same_id.
Qed.

End StaticLookup.

Print Assumptions static_lookup.
