"""Alembic's door to the schema: runs the steps on the connection that `pileup.server.migrate` brings."""

from __future__ import annotations

from alembic import context

from pileup.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
