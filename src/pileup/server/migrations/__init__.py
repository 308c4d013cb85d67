"""Steps by which a database of an earlier Pileup becomes one of today's (Alembic)."""
