"""The rules of Rush & Bash, a chapter of the ledger (docs/rules/rush-and-bash.md) in each module."""
