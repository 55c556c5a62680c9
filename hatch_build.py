"""A wheel contains the browser client too, if that has been built; `make wheel` builds both."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelWithClient(BuildHookInterface):  # type: ignore[type-arg]
    """An editable installation has no need of it: there the house finds the client where it was built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Path(self.root) / "web" / "dist"
        if version == "standard" and client.is_dir():
            build_data["force_include"][str(client)] = "crownlands/client"
