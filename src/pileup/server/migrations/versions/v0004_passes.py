"""Windows that seats pass by themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column; until somebody says otherwise nothing is passed."""
    op.add_column("seats", sa.Column("passes", sa.Text, nullable=False, server_default=""))
