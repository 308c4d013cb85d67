"""The rules, one file a chapter, as plain functions over records (docs/architecture.md)."""
