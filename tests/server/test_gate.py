"""What is refused at the gate, and what every answer carries."""

import gzip
from pathlib import Path

import pytest
from litestar.testing import TestClient

from pileup.errors import PileupError
from pileup.server.app import create_app
from pileup.server.gate import Allowance, host_name, visitor
from pileup.server.messages import Trouble
from pileup.server.settings import Limits, Settings
from pileup.server.spoken import error_page
from tests.server.harness import open_table, quick

BODY = {"game": "dice-race", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
        ("attic.local:8000", 200),
        ("attic", 200),
        ("evil.example.org", 421),
        ("localhost.evil.example.org", 421),
        ("", 421),
    ],
)
def test_foreign_names_are_refused(client, host, status):
    """DNS rebinding: a foreign page's name that points here must not open the tables."""
    answer = client.get("/api/games", headers={"Host": host})
    assert answer.status_code == status
    if status != 200:
        assert answer.json()["error"]["code"] == "host"


def test_a_public_server_goes_by_its_own_names_only(sqlite):
    settings = quick(sqlite, public=True, host="0.0.0.0", hosts=("race.example.org",))
    with TestClient(create_app(settings), base_url="http://race.example.org") as client:
        assert client.get("/api/games").status_code == 200
        assert client.get("/api/games", headers={"Host": "192.168.1.7"}).status_code == 421
        assert client.get("/metrics").status_code == 403  # the test client's address is not the machine's own


@pytest.mark.parametrize("name", ["", "https://race.example.org", "race.example.org:443", "race.example.org/", "a b"])
def test_a_name_that_no_browser_calls_is_refused(name):
    with pytest.raises(PileupError, match="a name alone instead of"):
        Settings(hosts=("race.example.org", name)).checked()


@pytest.mark.parametrize("name", ["race.example.org", "ATTIC", "x_y.local", "192.0.2.7", "2001:db8::7"])
def test_names_and_addresses_may_be_given(name):
    assert Settings(hosts=(name,)).checked().hosts == (name,)


def test_a_public_server_refuses_to_start_without_what_it_needs():
    with pytest.raises(PileupError) as refused:
        Settings(public=True).checked()
    assert all(word in str(refused.value) for word in ("--allow-host", "--database", "--host"))


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://localhost"},
    ],
)
def test_other_sites_pages_may_not_act(client, headers):
    assert client.post("/api/tables", json=BODY, headers=headers).status_code == 403
    assert client.post("/api/tables", json=BODY, headers={"Origin": "http://localhost"}).status_code == 201


def test_large_bodies_are_refused_whether_they_say_so_or_not(client):
    big = b'{"game": "' + b"x" * 200_000 + b'"}'
    headers = {"Content-Type": "application/json"}
    assert client.post("/api/tables", content=big, headers=headers).status_code == 413
    assert client.post("/api/tables", content=iter([big]), headers=headers).status_code == 413


def test_too_many_requests_from_one_address_wait(sqlite):
    limits = Limits(moves_per_second=1, burst=5, tables_per_minute=3)
    with TestClient(create_app(quick(sqlite, rated=True, limits=limits)), base_url="http://localhost") as client:
        answers = [client.post("/api/tables", json=BODY) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 3
        assert answers[-1].json()["error"]["code"] == "too-fast" and int(answers[-1].headers["retry-after"]) >= 1
        assert client.get("/api/games").status_code == 200  # looking is free


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_the_addresses_of_one_network_are_one_visitor(address, counted):
    assert visitor(address) == counted


def test_changing_ones_address_within_a_network_gives_no_more(sqlite):
    limits = Limits(moves_per_second=0.001, burst=3)
    with TestClient(
        create_app(quick(sqlite, rated=True, behind_proxy=True, limits=limits)), base_url="http://localhost"
    ) as client:

        def ask(address):
            return client.post(
                "/api/tables/mine", json={"tokens": []}, headers={"X-Forwarded-For": address}
            ).status_code

        assert [ask(f"2001:db8::{n}") for n in range(5)] == [200, 200, 200, 429, 429]
        assert ask("2001:db8:0:1::1") == 200


def test_an_allowance_fills_up_again_and_forgets_the_longest_silent():
    now = [0.0]
    allowance = Allowance(rate=2, burst=3, addresses=2, clock=lambda: now[0])
    assert [allowance.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    now[0] = 0.5
    assert allowance.wait("a") == 0 and allowance.wait("a") > 0
    allowance.wait("b"), allowance.wait("c")
    assert allowance.wait("a") == 0  # forgotten, so full again


@pytest.mark.parametrize(
    ("value", "name"), [("Host:8000", "host"), ("[::1]:80", "::1"), ("https://A.b/c", "a.b"), ("null", "null")]
)
def test_host_names_are_read_from_hosts_and_origins(value, name):
    assert host_name(value) == name


def test_every_answer_forbids_inline_script_and_framing(client):
    for path in ("/", "/api/games", "/nothing", "/api/tables/" + "x" * 22, "/healthz", "/metrics"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_answers_are_compressed_where_asked_for(client):
    plain = client.get("/api/schema/openapi.json", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get("/api/schema/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3


def test_what_is_not_there_is_said_so_to_programs_and_to_people(client):
    answer = client.get("/api/nothing")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not-found"
    page = client.get("/nothing", headers={"Accept": "text/html"})
    assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text and "There is no such page" in page.text
    assert client.get("/nothing/<script>alert(1)</script>", headers={"Accept": "text/html"}).text.count("<script") == 0
    assert client.put("/api/games").status_code == 405
    wrong = client.post("/api/tables", content=b"game=x", headers={"Content-Type": "text/plain"})
    assert wrong.status_code in (400, 415) and wrong.json()["error"]["what"]


@pytest.mark.parametrize(
    ("wish", "language", "what", "back"),
    [
        ("de-CH,de;q=0.9,en;q=0.5", "de", "Diese Seite gibt es nicht.", "Zur Startseite"),
        ("it", "it", "Questa pagina non esiste.", "Alla pagina iniziale"),
        ("fr", "en", "There is no such page.", "To the start page"),
        ("", "en", "There is no such page.", "To the start page"),
    ],
)
def test_pages_of_errors_are_in_the_readers_language(client, wish, language, what, back):
    page = client.get("/nothing", headers={"Accept": "text/html", "Accept-Language": wish})
    assert page.status_code == 404 and f'<html lang="{language}">' in page.text
    assert f"<h1>{what}</h1>" in page.text and f">{back}</a>" in page.text
    program = client.get("/nothing", headers={"Accept-Language": wish}).json()["error"]
    assert program["what"] == "There is no such page."  # programs know the code, and their makers English


def test_who_is_turned_away_at_the_gate_reads_a_page_too(client):
    wrong = {"Host": "evil.example.org", "Accept-Language": "de"}
    page = client.get("/", headers={**wrong, "Accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert "Unter diesem Namen" in page.text and "--allow-host" in page.text and "evil" not in page.text
    assert 'href="/plain.css"' in page.text and 'href="/"' not in page.text
    assert client.get("/plain.css", headers=wrong).headers["content-type"].startswith("text/css")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    for path, accept in (("/api/games", "text/html"), ("/", "application/json")):
        answer = client.get(path, headers={**wrong, "Accept": accept})
        assert answer.status_code == 421 and answer.json()["error"]["code"] == "host"


def test_every_error_that_a_browser_may_meet_is_in_every_language(client):
    """By its code: that of the gate, of pages, of the framework."""
    from pileup.server import refusals

    codes = {code for code, _, _ in refusals._WORDS.values()} - {"no-seat", "media-type"}  # those need the API
    codes |= {"no-client", "host", "origin", "too-fast", "local-only", "database", "server"}
    for code in codes:
        english = error_page(404, Trouble(code, "?", "", "?"), "en")
        assert "?" not in english
        for language in ("de", "it"):
            assert error_page(404, Trouble(code, "?", "", "?"), language) != english.replace('"en"', f'"{language}"')
    unknown = error_page(404, Trouble("new", "Something <new>.", "", "Do that."), "de")
    assert "Something &lt;new&gt;." in unknown and "Do that." in unknown


# --- the client's files -----------------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path):
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Pileup</title>" + "<p>word</p>" * 400)
    (folder / "assets" / "index-DNjd1ec3.js").write_text("let a = 1;\n" * 400)
    (folder / "assets" / "plain.js").write_text("let b = 2;")
    (folder / ".pileup-stamp").write_text("secret")
    (tmp_path / "outside.txt").write_text("outside")
    (folder / "link.txt").symlink_to(tmp_path / "outside.txt")
    return folder


def test_pages_are_cached_by_their_names_and_sent_compressed(sqlite, built):
    with TestClient(create_app(quick(sqlite, web=str(built))), base_url="http://localhost") as client:
        start = client.get("/", headers={"Accept-Encoding": "gzip"})
        assert start.headers["cache-control"] == "no-cache" and start.headers["content-encoding"] == "gzip"
        assert start.headers["content-type"] == "text/html; charset=utf-8"
        assert client.get("/", headers={"If-None-Match": start.headers["etag"]}).status_code == 304
        script = client.get("/assets/index-DNjd1ec3.js", headers={"Accept-Encoding": "identity"})
        assert script.headers["cache-control"].endswith("immutable")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert client.get("/assets/plain.js").headers["cache-control"] == "no-cache"
        packed = client.build_request("GET", "/assets/index-DNjd1ec3.js", headers={"Accept-Encoding": "gzip;q=1"})
        raw = client.send(packed, stream=True)
        assert gzip.decompress(b"".join(raw.iter_raw())) == script.content
        (built / "index.html").write_text("<!doctype html>new")
        assert client.get("/").text == "<!doctype html>new"  # a new build needs no restart


ROOT = Path(__file__).resolve().parents[2]


def test_the_client_says_what_it_is_in_the_readers_language(sqlite, built):
    """Before it runs: to search engines, to who gets a link sent, to who has no JavaScript or installs it."""
    for name in ("index.html", "public/manifest.webmanifest"):
        (built / Path(name).name).write_text((ROOT / "client" / name).read_text(encoding="utf-8"), encoding="utf-8")
    with TestClient(create_app(quick(sqlite, web=str(built))), base_url="http://localhost") as client:

        def read(path, language):
            answer = client.get(path, headers={"Accept-Language": language})
            assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
            return answer

        english, german, italian = (read("/", language).text for language in ("en", "de", "it"))
        assert '<html lang="en">' in english and english.count("Three chaotic racing board games") == 1
        assert '<html lang="de">' in german and 'content="Drei chaotische Rennspiele' in german
        assert "<p>Der Spieltisch von Pileup braucht JavaScript." in german
        assert '<html lang="it">' in italian and "ha bisogno di JavaScript" in italian
        for text in (german, italian):
            assert "Three chaotic" not in text and "needs JavaScript" not in text
        assert read("/", "fr").text == english
        tags = {read("/", language).headers["etag"] for language in ("en", "de", "it")}
        assert len(tags) == 3
        manifest = read("/manifest.webmanifest", "it").json()
        assert manifest["lang"] == "it" and manifest["description"].startswith("Tre caotici giochi")
        assert read("/manifest.webmanifest", "en").json()["lang"] == "en"


@pytest.mark.parametrize(
    "path",
    [
        "/.pileup-stamp",
        "/assets/../../outside.txt",
        "/..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/link.txt",
        "//etc/passwd",
        "/assets",
        "/assets/",
        "/%00",
    ],
)
def test_nothing_outside_the_folder_is_given_out(sqlite, built, path):
    with TestClient(create_app(quick(sqlite, web=str(built))), base_url="http://localhost") as client:
        answer = client.get(path)
        assert answer.status_code == 404, answer.text
        assert "outside" not in answer.text and "secret" not in answer.text


def test_a_server_without_a_built_client_says_so(sqlite, tmp_path):
    with TestClient(create_app(quick(sqlite, web=str(tmp_path / "none"))), base_url="http://localhost") as client:
        page = client.get("/", headers={"Accept": "text/html"})
        assert page.status_code == 503 and "without its browser client" in page.text


def test_heads_are_answered_without_a_body(server_on, sqlite):
    server = server_on(sqlite)
    for path in ("/healthz", "/api/games"):
        head, get = server.http.head(path), server.http.get(path)
        assert head.status_code == get.status_code == 200 and head.content == b""
        assert head.headers["content-type"] == get.headers["content-type"]
    assert server.http.head("/api/tables/" + "x" * 22).status_code == 404


@pytest.mark.parametrize("name", ["127.0.0.1:8000", "[::1]:8000", "localhost"])
def test_a_public_server_tells_the_machine_itself_how_it_is(sqlite, name):
    public = quick(sqlite, public=True, hosts=("race.example.org",), host="0.0.0.0", behind_proxy=True)
    with TestClient(create_app(public), base_url="http://race.example.org") as client:

        def status(path, host, caller):
            return client.get(path, headers={"Host": host, "X-Forwarded-For": caller}).status_code

        for here in ("127.0.0.1", "::1"):
            assert [status(path, name, here) for path in ("/healthz", "/metrics", "/api/games")] == [200, 200, 421]
        # Whoever comes from elsewhere, by whatever name, is a stranger.
        assert [status(path, name, "203.0.113.9") for path in ("/healthz", "/metrics")] == [421, 421]
        assert status("/metrics", "race.example.org", "203.0.113.9") == 403
        assert status("/metrics", "evil.example.org", "127.0.0.1") == 421


def test_what_no_name_can_hold_is_refused_at_the_door(database):
    with TestClient(create_app(quick(database)), base_url="http://localhost") as client:
        made, (ann, _) = open_table(client, "dice-race", "person", "person")
        nul = "%00" * 22
        for path in (
            f"/api/tables/{nul}", f"/api/tables/{nul}/record", f"/api/tables/{nul}/chat", f"/mail/{nul}", "/a%00.js",
            f"/api/tables/{made['table']}/preview?decision=0.0&option=%00", "/api/tables?game=%00",
        ):  # fmt: skip
            answer = client.get(path, headers=ann.headers)
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found"), path
        assert client.post(f"/mail/{nul}/yes").status_code == 404


def test_invented_methods_share_one_counter(server_on, sqlite):
    server = server_on(sqlite)
    for n in range(3):
        assert server.http.request(f"INVENTED{n}", "/healthz").status_code == 405
    assert 'method="other",route="other",status="405"} 3' in server.http.get("/metrics").text
    assert "INVENTED" not in server.http.get("/metrics").text


def test_metrics_count_what_happened(client):
    _, (ann, ben) = open_table(client, "dice-race", "person", "person")
    ann.first(), ben.first(), ann.choose("0.0", "nonsense")
    text = client.get("/metrics").text
    assert "pileup_moves_total 2" in text and "pileup_tables_opened_total 1" in text and "pileup_live_tables 1" in text
    assert 'pileup_requests_total{method="POST",route="/api/tables/{table}/choose",status="409"} 1' in text
