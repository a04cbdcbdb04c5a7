"""Tables for people: seats, invitations, clocks, take-backs, bots as players, and the store that keeps it all."""
