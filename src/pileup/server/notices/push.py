"""Web push: messages sealed for one browser, handed to the service that its maker runs, signed with our key."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from pileup.errors import PileupError
from pileup.server.settings import Notices

__all__ = ["Gone", "NotSent", "Pusher", "Subscription"]

_HOURS = 24  # how long a service keeps a message for a browser that is switched off
_PATIENCE = 15.0


class Gone(Exception):
    """The browser takes no messages any more: forget it."""


class NotSent(Exception):
    """It did not work this time."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser takes messages, and what they are sealed with; as its `PushSubscription` tells it."""

    endpoint: str
    p256dh: str
    auth: str


class Pusher:
    """Sends messages to browsers.

    Args:
        settings: `push` is whom a push service may ask about this server.

    Raises:
        PileupError: the package is missing, or the key can't be read or made.
    """

    def __init__(self, settings: Notices) -> None:
        try:
            from py_vapid import Vapid02
        except ModuleNotFoundError:
            raise PileupError(
                "Web push needs the package pywebpush.", "--push", "Install it: pip install 'pileup[push]'."
            ) from None
        self._settings = settings
        path = Path(settings.push_key) if settings.push_key else default_key()
        self._key: Any = _key(path, Vapid02)

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe (`applicationServerKey`): the public key, base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def allowed(self, endpoint: str) -> bool:
        """Whether an address is a known push service's: this server calls no others, whatever a browser claims."""
        if not endpoint.isascii() or not endpoint.isprintable():
            return False
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError:
            return False
        if f"{parts.scheme}://{parts.netloc}" in self._settings.push_services:
            return True  # named whole by who runs this server
        if parts.scheme != "https" or port not in (None, 443) or parts.username or parts.password:
            return False
        return any(host == one or host.endswith(f".{one}") for one in self._settings.push_services)

    def send(self, to: Subscription, message: dict[str, str], topic: str) -> None:
        """Hands a message over; a later one of the same topic replaces it while it waits.

        Raises:
            Gone: the subscription has ended. NotSent: anything else.
        """
        import requests
        from pywebpush import WebPushException, webpush

        if not self.allowed(to.endpoint):
            raise Gone
        with requests.Session() as session:
            session.max_redirects = 0  # a push service has no reason to send us elsewhere
            session.trust_env = False
            try:
                webpush(
                    {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                    json.dumps(message, ensure_ascii=False),
                    vapid_private_key=self._key,
                    vapid_claims={"sub": self._settings.push},
                    ttl=_HOURS * 3600,
                    headers={"Topic": topic[:32], "Urgency": "normal"},
                    timeout=_PATIENCE,
                    requests_session=session,
                )
            except WebPushException as error:
                if error.status_code in (404, 410):
                    raise Gone from None
                raise NotSent(f"answer {error.status_code}") from None
            except requests.RequestException as error:
                raise NotSent(type(error).__name__) from None
            except (ValueError, TypeError):  # keys that are none
                raise Gone from None


def default_key() -> Path:
    """Where the key lies when nobody says otherwise: in the user's data folder."""
    import platformdirs

    return Path(platformdirs.user_data_dir("pileup")) / "push-key.pem"


def _key(path: Path, sort: Any) -> Any:
    """The key in a file; made first where there is none, whole or not at all, and for its owner's eyes only."""
    try:
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            new = sort()
            new.generate_keys()
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(new.private_pem())
                with contextlib.suppress(FileExistsError):  # another process was faster: its key counts
                    os.link(name, path)
            finally:
                Path(name).unlink(missing_ok=True)
        return sort.from_pem(path.read_bytes())
    except OSError as error:
        raise PileupError(
            f"The key for web push can't be read or made: {error.strerror}.", str(path), "Give a place with --push-key."
        ) from None
    except Exception as error:  # whatever the library says of a file that is no key
        raise PileupError(
            f"That is no key for web push: {type(error).__name__}.", str(path), "Take the file away to have one made."
        ) from None
