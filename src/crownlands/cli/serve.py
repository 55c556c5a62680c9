"""`crownlands serve`: the web house."""

from __future__ import annotations

import argparse
import logging
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Timer

from crownlands.cli.arguments import Commands
from crownlands.core.errors import CrownlandsError
from crownlands.server.house_address import house_address


def add_to(commands: Commands) -> None:
    command = commands.add_parser("serve", help="open the house for browsers")
    command.add_argument(
        "--host", default="127.0.0.1", metavar="H", help="the address to listen on; 127.0.0.1 by default"
    )
    command.add_argument("--port", type=int, default=8000, metavar="P", help="8000 by default")
    command.add_argument("--database", default=None, metavar="URL", help="sqlite:///FILE or postgresql://…")
    command.add_argument("--client", type=Path, default=None, metavar="DIR", help="the built browser client")
    command.add_argument("--browser", action="store_true", help="open a browser")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import structlog  # noqa: PLC0415 - the server is loaded when it is asked for
    import uvicorn  # noqa: PLC0415

    from crownlands.server.app import create_app  # noqa: PLC0415
    from crownlands.server.floods import sockets_of  # noqa: PLC0415
    from crownlands.server.half_open import http_of  # noqa: PLC0415
    from crownlands.server.library_logs import take_over_library_logs  # noqa: PLC0415
    from crownlands.server.one_process import claim  # noqa: PLC0415
    from crownlands.server.settings import Settings, default_database  # noqa: PLC0415

    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(Log()),  # type: ignore[arg-type]
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    take_over_library_logs()
    client = find_client(arguments.client)
    door = listen_at(arguments.host, arguments.port)
    settings = Settings(database=arguments.database or default_database(), client=client)
    claim(settings.database)
    app = create_app(settings)
    address = house_address(arguments.host, door.getsockname()[1]) + "/"
    sys.stderr.write(f"Crownlands is open at {address}\n")
    if arguments.browser:
        Timer(1.0, webbrowser.open, [address]).start()
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        http=http_of(settings),
        ws=sockets_of(settings),
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run(sockets=[door])
    return 0


def find_client(chosen: Path | None) -> Path | None:
    """The folder of the built browser client: part of an installed wheel, or built in a checkout (`make client`).

    Without one the house serves programs only, and says so.
    """
    package = Path(__file__).parents[1]
    places = [chosen] if chosen else [package / "client", package.parents[1] / "web" / "dist"]
    found = next((place for place in places if (place / "index.html").is_file()), None)
    if found is None and chosen:
        raise CrownlandsError(f"there is no browser client in {chosen}: build it with `make client`")
    if found is None:
        sys.stderr.write("There is no browser client, so there is no page to open: build it with `make client`\n")
    return found


def listen_at(host: str, port: int) -> socket.socket:
    """The listening socket of the house, or one clear line."""
    if not 0 <= port <= 65535:
        raise CrownlandsError(f"{port} is not a port: a port is a number from 0 to 65535")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(where)
    except (OSError, UnicodeError) as error:  # the second for what can be no name
        reason = getattr(error, "strerror", None) or error
        raise CrownlandsError(f"cannot listen at {house_address(host, port)}/: {reason}") from error
    return door


class Log:
    """Standard error, as far as it can be written: a log on a full disk must not stop the house."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()
