"""`pileup serve`, and `pileup` alone."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

__all__ = ["serve"]


def serve(
    *,
    host: Annotated[
        str, Parameter(help="Address to listen on; 0.0.0.0 lets others on the network join.")
    ] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Port; left out: 8000 or the next free one.")] = None,
    open: Annotated[bool, Parameter(help="Show the start page in a browser.")] = False,
    database: Annotated[str | None, Parameter(help="SQLAlchemy URL; left out: a file in your data folder.")] = None,
    public: Annotated[
        bool, Parameter(negative="", help="For the internet: strict about names and limits; says what it still needs.")
    ] = False,
    allow_host: Annotated[
        list[str] | None, Parameter(negative="", help="A name by which the server may be called; once for each.")
    ] = None,
    behind_proxy: Annotated[
        bool, Parameter(negative="", help="Believe X-Forwarded-For of a proxy on this machine.")
    ] = False,
    site: Annotated[
        str, Parameter(env_var="PILEUP_SITE", help="The server's address as people reach it: https://race.example.org.")
    ] = "",
    push: Annotated[
        str,
        Parameter(
            env_var="PILEUP_PUSH",
            help="Tell people of their turn by web push; whom push services may ask: mailto:you@example.org.",
        ),
    ] = "",
    push_key: Annotated[
        str,
        Parameter(env_var="PILEUP_PUSH_KEY", help="File of the key for that; left out: in your data folder."),
    ] = "",
    mail: Annotated[
        str,
        Parameter(
            env_var="PILEUP_MAIL",
            help="Tell people of their turn by mail, through smtp://user:password@host:587.",
        ),
    ] = "",
    mail_from: Annotated[str, Parameter(env_var="PILEUP_MAIL_FROM", help="The address that mails come from.")] = "",
) -> None:
    """Start the game table: play in the browser, alone or with friends."""
    from pileup.errors import PileupError
    from pileup.server.app import serve as run
    from pileup.server.settings import Notices, Settings

    if port is not None and not 1 <= port <= 65535:
        raise PileupError(f"There is no port {port}.", "port", "Choose 1 to 65535.")
    notices = Notices(site=site.rstrip("/"), push=push, push_key=push_key, mail=mail, mail_from=mail_from)
    settings = Settings(public=public, hosts=tuple(allow_host or ()), behind_proxy=behind_proxy, notices=notices)
    run(host=host, port=port, open_browser=open, database=database, settings=settings)
