"""The house as the browser tests need it: with the built client, and able to come back where it was."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.server.house import COMMAND, RunningHouse

CLIENT = Path(__file__).parents[2] / "web" / "dist"


class WebHouse(RunningHouse):
    """A house that serves the browser client."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(folder, **settings)
        assert (CLIENT / "index.html").is_file(), "the browser client is not built: make client"
        self.client = folder / "client"
        shutil.copytree(CLIENT, self.client)  # whoever builds it anew does not disturb the tests

    def _serve(self, port: int) -> subprocess.Popen[bytes]:
        settings = {f"CROWNLANDS_{name}": value for name, value in self.settings.items()}
        command = [str(COMMAND), "serve", "--port", str(port), "--database", self.database]
        command += ["--client", str(self.client)]
        with self.log_file.open("ab") as log:
            return subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)

    def come_back(self) -> None:
        """Open again at the same address, with the same database."""
        self.process = self._serve(int(self.url.rpartition(":")[2]))
        assert self._answers(), f"the house did not come back:\n{self.log}"
