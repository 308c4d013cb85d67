"""Records of finished races, which outlive the rules that they were raced under."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table; races that ended before are still replayed from their entries."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
    )
