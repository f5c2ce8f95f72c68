Theorem claim : 0 = 1. Proof. Admitted.
Print Assumptions claim.
