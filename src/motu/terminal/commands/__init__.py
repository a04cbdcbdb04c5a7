"""The commands of `motu`, a module each: its arguments, what it does, and what it says of it."""
