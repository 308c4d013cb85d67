"""People come, sit down, change places, go, come back, race again."""

import time

from tests.server.harness import Listener, Person, open_table, wait_for


def test_friends_come_by_link_and_the_host_starts(client_on):
    made, (ann,) = open_table(client_on, "dice-race", {"kind": "person", "name": "Ann"}, "open", "open")
    host = Person(client_on, made["table"], made["host"], made["seats"][0]["token"])
    invite = made["seats"][1]["invite"]
    look = ann.look()
    assert look["status"] == "gathering" and look["decisions"] == [] and look["view"] == {}
    assert host.look()["host"] and not ann.look()["host"]

    stranger = Person(client_on, made["table"])
    assert stranger.post("/seats/1/take", {"name": "Eve"}).status_code == 403
    assert Person(client_on, made["table"], invite).post("/seats/2/take", {"name": "Eve"}).status_code == 403
    taken = Person(client_on, made["table"], invite).post("/seats/1/take", {"name": "  Ben\u202e\n "})
    assert taken.status_code == 200
    ben = Person(client_on, made["table"], taken.json()["token"])
    assert ben.look()["seats"][1]["name"] == "Ben"
    again = Person(client_on, made["table"], invite).post("/seats/1/take", {"name": "Eve"})
    assert (again.status_code, again.json()["error"]["code"]) == (409, "taken")

    assert ben.post("/start").status_code == 403
    assert host.post("/start").status_code == 204
    look = ben.look()
    assert look["status"] == "racing" and look["decisions"][0]["seat"] == 1
    assert look["seats"][2]["kind"] == "bot"  # the seat that nobody took
    assert host.post("/start").status_code == 204  # sent again, it is done already
    assert ann.post("/start").status_code == 403
    assert ben.first().status_code == 200


def test_seats_are_swapped_freed_and_given_to_bots_before_the_start_only(client_on):
    made, (ann, ben) = open_table(
        client_on, "dice-race", {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}, "open"
    )
    host = Person(client_on, made["table"], made["host"])
    assert ann.post("/swap", {"seats": [0, 1]}).status_code == 403
    assert host.post("/swap", {"seats": [0, 1]}).status_code == 204
    assert [seat["name"] for seat in ann.look()["seats"][:2]] == ["Ben", "Ann"]
    assert [seat["you"] for seat in ann.look()["seats"]] == [False, True, False]  # the token went along
    assert ann.post("/seats/0", {"kind": "open"}).status_code == 403  # Ben's
    assert ann.post("/seats/1", {"kind": "bot"}).status_code == 403  # her own: free it, but no more
    freed = ann.post("/seats/1", {"kind": "open"})
    assert freed.status_code == 200 and freed.json()["invite"]
    assert ann.look()["seats"][1]["kind"] == "open" and not ann.look()["seats"][1]["you"]
    assert host.post("/seats/1", {"kind": "bot", "bot": "random"}).status_code == 200
    assert host.post("/seats/2", {"kind": "bot", "bot": "nobody"}).status_code == 422
    assert host.post("/seats/9", {"kind": "bot"}).status_code == 404
    assert host.post("/start").status_code == 204
    assert host.post("/seats/1", {"kind": "open"}).status_code == 409
    assert host.post("/swap", {"seats": [0, 1]}).status_code == 409
    assert [seat["kind"] for seat in ben.look()["seats"]] == ["person", "bot", "bot"]


def test_a_public_table_is_listed_and_its_seats_are_free_for_all(client_on):
    made, _ = open_table(client_on, "dice-race", "person", "open", public=True)
    open_table(client_on, "dice-race", "person", "open")
    listed = client_on.get("/api/tables").json()
    assert [line["table"] for line in listed] == [made["table"]] and listed[0]["open"] == [1]
    taken = Person(client_on, made["table"]).post("/seats/1/take", {"name": "Eve"})
    assert taken.status_code == 200
    assert client_on.get("/api/tables").json()[0]["open"] == []


def test_my_tables_show_those_that_wait_for_me_first(client_on):
    tables = [open_table(client_on, "secret-race", "person", "person") for _ in range(3)]
    mine = [made["seats"][1]["token"] for made, _ in tables]  # the second seat: not asked at first
    assert [line["my_turn"] for line in client_on.post("/api/tables/mine", json={"tokens": mine}).json()] == [False] * 3
    tables[1][1][0].first()
    lines = client_on.post("/api/tables/mine", json={"tokens": mine}).json()
    assert [line["my_turn"] for line in lines] == [True, False, False]
    assert lines[0]["table"] == tables[1][0]["table"] and lines[0]["mine"] == [1]
    assert client_on.post("/api/tables/mine", json={"tokens": ["x"]}).json() == []


def test_the_same_people_race_again_with_their_old_tokens(client_on):
    made, people = open_table(client_on, "dice-race", "person", "person", options={"goal": 1})
    ann, ben = people
    assert ann.post("/again").status_code == 409
    while not ann.look()["over"]:
        ann.first()
        ben.first()
    assert Person(client_on, made["table"]).post("/again").status_code == 401
    first = ann.post("/again").json()["table"]
    assert ben.post("/again").json()["table"] == first == ben.look()["successor"]
    token = made["seats"][1]["token"]
    ben = Person(client_on, first, token)
    look = ben.look()
    assert look["parent"] == made["table"] and look["options"] == {"goal": 1} and look["sequence"] == 0
    assert look["commitment"] != ann.look()["commitment"]
    assert ben.first().status_code == 200


def test_a_finished_race_is_branched_from_any_line_with_its_past_and_new_dice(client_on):
    made, people = open_table(client_on, "secret-race", "person", "person", position={"at": [8, 0]})
    watcher = Person(client_on, made["table"])
    assert watcher.post("/branch", {"at": 0}).status_code == 409
    while not watcher.look()["over"]:
        for person in people:
            person.first()
    lines = watcher.get("/record").json()["actions"]
    assert watcher.post("/branch", {"at": len(lines) + 1}).status_code == 422
    branch = watcher.post("/branch", {"at": 3})
    assert branch.status_code == 201
    new = branch.json()
    people = [Person(client_on, new["table"], seat["token"]) for seat in new["seats"]]
    look = people[0].look()
    assert look["parent"] == made["table"] and look["status"] == "racing"
    assert look["commitment"] != watcher.look()["commitment"]
    while not people[0].look()["over"]:
        for person in people:
            person.first()
    record = people[0].get("/record").json()
    assert record["actions"][:3] == lines[:3] and record["branched"] == 3


def test_a_bot_plays_for_a_person_and_gives_the_seat_back(client_on):
    _, (ann, ben) = open_table(client_on, "dice-race", "person", "person", options={"goal": 100})
    assert ann.post("/seats/1/bot", {"bot": ""}).status_code == 403
    assert ben.post("/seats/1/bot", {"bot": "nobody"}).status_code == 422
    assert ben.post("/seats/1/bot", {"bot": "random"}).status_code == 204
    assert ann.look()["seats"][1]["bot"] == "random"
    for _ in range(3):
        wait_for(lambda: ann.look()["waiting"] == [0])
        ann.first()
    assert ben.post("/seats/1/bot", {"bot": None}).status_code == 204
    wait_for(lambda: ann.look()["waiting"] in ([0], [0, 1]))
    ann.first()
    time.sleep(0.2)
    assert ben.look()["waiting"][-1] == 1  # nobody plays for Ben any more
    assert ben.first().status_code == 200


def test_an_absent_person_freezes_nobody(server_on, sqlite):
    server = server_on(sqlite)
    made, (ann, ben) = open_table(server.http, "dice-race", "person", "person", settings={"takeover": 1})
    here = Listener(server.base, made["table"], made["seats"][0]["token"])
    wait_for(lambda: here.status == 200)
    assert ann.first().status_code == 200
    seat = wait_for(lambda: (look := ann.look())["seats"][1]["bot"] and look["seats"][1])
    assert seat["kind"] == "person" and seat["here"] is False and seat["away"] < time.time()
    wait_for(lambda: ann.look()["waiting"] == [0])  # the bot answered
    assert ann.look()["seats"][0]["bot"] is None  # Ann is here, however slowly she thinks
    assert ben.post("/seats/1/bot", {"bot": None}).status_code == 204
    assert ann.look()["seats"][1]["bot"] is None
    here.close()


def test_chat_is_kept_and_told_to_all(client_on):
    made, (ann, ben) = open_table(client_on, "dice-race", {"kind": "person", "name": "Ann"}, "person")
    assert Person(client_on, made["table"]).post("/chat", {"text": "hm"}).status_code == 401
    assert ann.post("/chat", {"text": "good luck", "seat": 1}).status_code == 403
    said = ann.post("/chat", {"text": " good\x00 luck\u202e "})
    assert said.status_code == 201 and said.json()["text"] == "good luck" and said.json()["n"] == 1
    assert ben.post("/chat", {"text": "\u200b"}).status_code == 422
    ben.post("/chat", {"text": "you too"})
    lines = Person(client_on, made["table"]).get("/chat").json()
    assert [(line["n"], line["name"], line["text"]) for line in lines] == [
        (1, "Ann", "good luck"),
        (2, "Seat 2", "you too"),
    ]
    assert [line["n"] for line in ann.get("/chat", after=1).json()] == [2]
    assert [line["n"] for line in ann.look()["chat"]] == [1, 2]


def test_an_answer_costs_its_time_and_adds_the_increment(client_on):
    settings = {"bank": 600, "increment": 300}
    _, (ann, _) = open_table(client_on, "dice-race", "person", "person", settings=settings)
    assert [seat["bank"] for seat in ann.look()["seats"]] == [600, 600]
    assert ann.first().status_code == 200
    thought = [seat["bank"] for seat in ann.look()["seats"]]
    assert 600 < thought[0] < 900 and thought[1] == 600  # Ben's own time runs until he answers


def test_who_has_used_up_the_time_is_played_by_a_bot(server_on, sqlite):
    server = server_on(sqlite)
    settings = {"bank": 1, "increment": 0, "takeover_bot": "random"}
    _, (ann, _) = open_table(server.http, "dice-race", "person", "person", options={"goal": 100}, settings=settings)
    since = [seat["since"] for seat in ann.look()["seats"]]
    wait_for(lambda: [seat["bot"] for seat in ann.look()["seats"]] == ["random", "random"])
    assert None in since or time.time() - min(since) >= 1
    wait_for(lambda: ann.look()["over"])


def test_people_take_another_name_or_racer_before_the_start(client_on):
    info = next(game for game in client_on.get("/api/games").json() if game["name"] == "rush-and-bash")
    black, blue = [racer["value"] for racer in info["racers"]][:2]
    made, (ann, ben) = open_table(client_on, "rush-and-bash", {"kind": "person", "look": black}, "person", "open")
    assert ben.post("/seats/1", {"kind": "person", "name": "Ben", "look": black}).status_code == 409
    assert ben.post("/seats/1", {"kind": "person", "name": "Ben", "look": "mauve"}).status_code == 422
    assert ben.post("/seats/1", {"kind": "person", "name": "Ben", "look": blue}).json()["token"] is None
    assert ann.post("/seats/1", {"kind": "person", "name": "Eve"}).status_code == 403
    seat = ben.look()["seats"][1]
    assert (seat["name"], seat["look"], seat["you"]) == ("Ben", blue, True)
    host = Person(client_on, made["table"], made["host"])
    assert host.post("/start").status_code == 204
    assert [seat["racer"] for seat in ben.look()["seats"]][:2] == [black, blue]


def test_the_host_sets_when_bots_take_over(client_on):
    made, (ann, ben) = open_table(client_on, "dice-race", "person", "person")
    host = Person(client_on, made["table"], made["host"])
    assert ben.post("/settings", {"takeover": 60}).status_code == 403
    assert host.post("/settings", {"takeover": 60, "takeover_bot": "nobody"}).status_code == 422
    assert host.post("/settings", {"takeover": 60, "bank": 100}).status_code == 409
    assert host.post("/settings", {"takeover": 60, "pace": 0.5}).status_code == 204
    assert ann.look()["settings"]["takeover"] == 60 and ann.look()["settings"]["pace"] == 0.5
    assert host.post("/settings", {"takeover": -1}).status_code == 400
