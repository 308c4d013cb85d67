"""The rules of Bayou Bash, one module a chapter of the rulebook."""
