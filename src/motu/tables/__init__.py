"""Tables: what happens at them, what a seat sees, their clocks, the cache of those in use, and the scheduler."""
