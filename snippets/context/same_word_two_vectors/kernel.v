(* ∀ j ≤ k, s j = t j  ⟹  stack L (embed e s) k = stack L (embed e t) k,  L : seq layer
   causal w v X i = (Σ_(j ≤ i) w(X i, X j))⁻¹ Σ_(j ≤ i) w(X i, X j) v(X j)
   w : V → V → F,  v : V → V,  rest : 'I_n → V → V^heads → V,  F : unitRingType *)
From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Prefixes.
Variable n : nat.

Definition agree A (k : 'I_n) (X Y : 'I_n -> A) :=
  forall j : 'I_n, (j <= k)%N -> X j = Y j.

Definition respects_prefixes A B (f : ('I_n -> A) -> 'I_n -> B) :=
  forall k X Y, agree k X Y -> agree k (f X) (f Y).

Lemma respects_compose A B C (f : ('I_n -> B) -> 'I_n -> C)
    (g : ('I_n -> A) -> 'I_n -> B) :
  respects_prefixes f -> respects_prefixes g -> respects_prefixes (f \o g).
Proof. by move=> Hf Hg k X Y /Hg /Hf. Qed.

Lemma respects_row_wise A B (g : 'I_n -> A -> B) :
  respects_prefixes (fun X i => g i (X i)).
Proof. by move=> k X Y XY j jk; rewrite XY. Qed.

Lemma respects_join A B C h (g : 'I_n -> A -> {ffun 'I_h -> B} -> C)
    (f : 'I_h -> ('I_n -> A) -> 'I_n -> B) :
  (forall a, respects_prefixes (f a)) ->
  respects_prefixes (fun X i => g i (X i) [ffun a => f a X i]).
Proof.
move=> Hf k X Y XY j jk; rewrite XY //; congr g.
by apply/ffunP => a; rewrite !ffunE (Hf a k X Y XY).
Qed.

Section Attention.
Variables (F : unitRingType) (V : lmodType F).

Definition causal A (w : A -> A -> F) (v : A -> V) (X : 'I_n -> A) (i : 'I_n) :=
  (\sum_(j < n | (j <= i)%N) w (X i) (X j))^-1 *:
   \sum_(j < n | (j <= i)%N) w (X i) (X j) *: v (X j).

Lemma respects_causal A (w : A -> A -> F) (v : A -> V) :
  respects_prefixes (causal w v).
Proof.
move=> k X Y XY i ik; rewrite /causal.
have E (j : 'I_n) : (j <= i)%N -> X j = Y j.
  by move=> ji; apply: XY; apply: leq_trans ik.
congr (_^-1 *: _); apply: eq_bigr => j /E ->; by rewrite E.
Qed.

Record layer := Layer {
  heads : nat;
  weight : 'I_heads -> V -> V -> F;
  value : 'I_heads -> V -> V;
  rest : 'I_n -> V -> {ffun 'I_heads -> V} -> V }.

Definition causal_layer (l : layer) (X : 'I_n -> V) (i : 'I_n) :=
  @rest l i (X i) [ffun a => causal (@weight l a) (@value l a) X i].

Lemma respects_layer l : respects_prefixes (causal_layer l).
Proof.
exact: (@respects_join _ _ _ _ (@rest l) _
  (fun a => @respects_causal _ (@weight l a) (@value l a))).
Qed.

Definition stack (L : seq layer) :=
  foldr (fun l f => f \o causal_layer l) (fun X => X) L.

Lemma respects_stack L : respects_prefixes (stack L).
Proof.
elim: L => [|l L IH] //=; exact: respects_compose IH (respects_layer l).
Qed.

Theorem same_word_two_vectors A (e : 'I_n -> A -> V) (L : seq layer) k s t :
  agree k s t -> stack L (fun i => e i (s i)) k = stack L (fun i => e i (t i)) k.
Proof.
move=> st; apply: (respects_stack L) (leqnn k).
exact: (@respects_row_wise _ _ e) st.
Qed.
End Attention.
End Prefixes.

Print Assumptions same_word_two_vectors.
