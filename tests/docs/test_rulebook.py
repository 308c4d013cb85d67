"""What counts as an entry of a rule ledger."""

from __future__ import annotations

from pileup.rulebook import entries

LEDGER = """# A BOOK
A preamble of no entry.

## 1 Moving  [src: Moving]

Cars

- **AB-MOVE-01 Straight.** A car moves on.
  It never stops.
- **AB-MOVE-02 Left**, **AB-MOVE-03 Right**: it waits.

| roll | does |
| --- | --- |
| 2 | waits |

What is said after a table belongs to nobody.

Boats

### 1.1 Swimming (AB-SWIM)
| AB-SWIM-01 | a boat | swims |
"""


def test_entries_end_where_the_name_of_the_next_ones_stands():
    book = entries(LEDGER)
    assert list(book) == ["AB-MOVE-01", "AB-MOVE-02", "AB-MOVE-03", "AB-SWIM-01"]
    assert book["AB-MOVE-01"] == ("1 Moving", "Straight. A car moves on.\n  It never stops.")
    # Two ids before one text: both say it.
    assert book["AB-MOVE-02"] == book["AB-MOVE-03"]
    assert book["AB-MOVE-03"][1].endswith("it waits.\n| roll | does |\n| --- | --- |\n| 2 | waits |")
    assert book["AB-SWIM-01"] == ("1.1 Swimming (AB-SWIM)", "a boat | swims")
