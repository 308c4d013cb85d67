"""Every script of a passed test is repeated on the compiled target."""

import pytest

from tests.bayou_bash import script


@pytest.fixture(autouse=True)
def _same_on_cpu(request):
    script.RUN.clear()
    yield
    if request.session.testsfailed == 0:
        for one in script.RUN:
            one.repeat_on_cpu()
