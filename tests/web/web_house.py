"""The house as the browser tests need it: with the built client, and able to come back where it was."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.server.house import RunningHouse

CLIENT = Path(__file__).parents[2] / "web" / "dist"


class WebHouse(RunningHouse):
    """A house that serves the browser client."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, **settings)
        assert (CLIENT / "index.html").is_file(), "the browser client is not built: make client"
        client = folder / "client"
        shutil.copytree(CLIENT, client)  # whoever builds it anew does not disturb the tests
        self.arguments = ["--client", str(client)]

    def come_back(self) -> None:
        """Open again at the same address, with the same database."""
        self.begin_to_open(int(self.url.rpartition(":")[2]))
        self.wait_until_open()
