"""Where each key of a TOML text stands, so that a complaint can name the line.

The standard library's reader gives values without places. This scanner runs over text that the reader has accepted, so
it only has to skip values correctly, not to judge them.
"""

from __future__ import annotations

from bisect import bisect_right

__all__ = ["Pointer", "key_lines"]

Pointer = tuple[str | int, ...]

_BARE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def key_lines(text: str) -> dict[Pointer, int]:
    """The line (from 1) of every key, table and array element of a valid TOML text.

    A pointer is the way to a value: `("boards", 2, "turn")`.
    """
    return _Scanner(text).document()


class _Scanner:
    def __init__(self, text: str) -> None:
        # The reader takes CRLF as one line end; so do the offsets here, as "\n" is what they count.
        self.text = text
        self.at = 0
        self.starts = [0] + [i + 1 for i, sign in enumerate(text) if sign == "\n"]
        self.lines: dict[Pointer, int] = {}
        self.array_sizes: dict[Pointer, int] = {}

    def document(self) -> dict[Pointer, int]:
        table: Pointer = ()
        while self.skip_blank():
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.lines

    # -- tables ------------------------------------------------------------------------------------------------------

    def header(self) -> Pointer:
        line = self.line()
        of_array = self.text.startswith("[[", self.at)
        self.at += 2 if of_array else 1
        keys = self.keys()
        self.at += 2 if of_array else 1
        pointer: Pointer = ()
        for i, key in enumerate(keys):
            pointer += (key,)
            if i == len(keys) - 1 and of_array:
                self.lines.setdefault(pointer, line)
                self.array_sizes[pointer] = self.array_sizes.get(pointer, 0) + 1
            if pointer in self.array_sizes:
                pointer += (self.array_sizes[pointer] - 1,)
            self.lines.setdefault(pointer, line)
        return pointer

    def pair(self, table: Pointer) -> None:
        line = self.line()
        pointer = table
        for key in self.keys():
            pointer += (key,)
            self.lines.setdefault(pointer, line)
        self.at += 1  # the equals sign
        self.value(pointer)

    def keys(self) -> list[str]:
        """A dotted key; stops at the sign that follows it."""
        keys = []
        while True:
            self.skip_spaces()
            sign = self.text[self.at]
            start = self.at
            if sign in "\"'":
                self.quoted()
                raw = self.text[start + 1 : self.at - 1]
                keys.append(_unescaped(raw) if sign == '"' else raw)
            else:
                while self.at < len(self.text) and self.text[self.at] in _BARE:
                    self.at += 1
                keys.append(self.text[start : self.at])
            self.skip_spaces()
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    # -- values ------------------------------------------------------------------------------------------------------

    def value(self, pointer: Pointer) -> None:
        self.skip_spaces()
        sign = self.text[self.at]
        if sign in "\"'":
            self.quoted()
        elif sign == "[":
            self.at += 1
            count = 0
            while self.element_follows("]"):
                self.lines.setdefault((*pointer, count), self.line())
                self.value((*pointer, count))
                count += 1
        elif sign == "{":
            self.at += 1
            while self.element_follows("}"):
                self.pair(pointer)
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\r\n":
                self.at += 1

    def element_follows(self, close: str) -> bool:
        """Step over blanks and a comma; over the closing sign too, when it comes."""
        self.skip_blank()
        if self.text[self.at] == ",":
            self.at += 1
            self.skip_blank()
        if self.text[self.at] == close:
            self.at += 1
            return False
        return True

    def quoted(self) -> None:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            self.at += 3
            while not self.text.startswith(quote * 3, self.at):
                self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
            self.at += 3
            while self.text.startswith(quote, self.at):  # up to two quotes may belong to the end of the string
                self.at += 1
            return
        self.at += 1
        while self.text[self.at] != quote:
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += 1

    # -- blanks ------------------------------------------------------------------------------------------------------

    def skip_spaces(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def skip_blank(self) -> bool:
        """Step over spaces, line ends and comments; whether text is left."""
        while self.at < len(self.text):
            sign = self.text[self.at]
            if sign in " \t\r\n":
                self.at += 1
            elif sign == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                return True
        return False

    def line(self) -> int:
        return bisect_right(self.starts, self.at)


def _unescaped(raw: str) -> str:
    if "\\" not in raw:
        return raw
    import tomllib

    return str(tomllib.loads(f'key = "{raw}"')["key"])
