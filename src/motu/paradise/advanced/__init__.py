"""The advanced rules (11), one file or folder a rule, each its own switch; `ruleset` lists them."""
