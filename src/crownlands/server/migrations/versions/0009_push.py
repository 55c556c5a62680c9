"""Notices that go to a device: the keys of the house, and where each device can be reached."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("device", sa.String(64), sa.ForeignKey("devices.secret", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])


def downgrade() -> None:
    op.drop_index("ix_push_devices_person", "push_devices")
    op.drop_table("push_devices")
    op.drop_table("push_keys")
