"""How games have ended, for everybody who has played them; older ones are entered when the house opens."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(500), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])


def downgrade() -> None:
    op.drop_table("results")
