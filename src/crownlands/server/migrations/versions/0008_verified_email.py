"""Which addresses of people have been confirmed by their owners, and the links that were sent to find out."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("verified", sa.String(200), nullable=False, server_default=""))
    op.create_table(
        "email_checks",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("email", sa.String(200), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_email_checks_person", "email_checks", ["person"])


def downgrade() -> None:
    op.drop_index("ix_email_checks_person", "email_checks")
    op.drop_table("email_checks")
    op.drop_column("people", "verified")
