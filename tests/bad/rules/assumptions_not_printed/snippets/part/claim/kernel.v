Theorem claim : 0 = 0.
Proof. reflexivity. Qed.
