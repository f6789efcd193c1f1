"""What the kit does without being seen: requests, live streams, differences and QR codes."""

from __future__ import annotations

import random
from typing import Any

from tablewright.testing.page import Visit

MODULE = """const kit = path =>
    import(new URL(`kit/${path}`, document.querySelector("script[type=module]").src));"""


def _run(visit: Visit, code: str, given: Any = None) -> Any:
    return visit.page.evaluate(f"async given => {{ {MODULE} {code} }}", given)


def test_a_difference_leads_from_one_text_to_the_other_with_few_changes(visit: Visit):
    draws = random.Random(7)
    pairs = [
        [[draws.choice("abcd") for _ in range(draws.randint(0, 9))] for _ in range(2)]
        for _ in range(200)
    ]
    diffs: list[list[dict[str, str]]] = _run(
        visit,
        """const { diffOf } = await kit("parts/diff.js");
        return given.map(([before, after]) => diffOf(before, after));""",
        pairs,
    )
    for (before, after), lines in zip(pairs, diffs, strict=True):
        assert before == [one["line"] for one in lines if one["sign"] != "+"]
        assert after == [one["line"] for one in lines if one["sign"] != "-"]
        assert _common(before, after) == sum(one["sign"] == " " for one in lines)


def _common(before: list[str], after: list[str]) -> int:
    """The length of the longest common subsequence, by the textbook."""
    row = [0] * (len(after) + 1)
    for one in before:
        above = row[:]
        for at, other in enumerate(after):
            row[at + 1] = above[at] + 1 if one == other else max(above[at + 1], row[at])
    return row[-1]


def test_a_qr_code_has_the_marks_that_readers_look_for(visit: Visit):
    rows: list[list[bool]] = _run(
        visit,
        """const { encode } = await kit("vendor/uqr.js");
        return encode("https://example.com/x", { ecc: "M", border: 0 }).data;""",
    )
    size = len(rows)
    assert (size - 17) % 4 == 0
    mark = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        found = [
            "".join(str(int(one)) for one in row[left : left + 7]) for row in rows[top : top + 7]
        ]
        assert mark == found


REFRESH = """
const { makeRequests } = await kit("state/request.js");
let renewals = 0;
let isNew = false;
window.fetch = async () => isNew
    ? new Response('{"ok": true}', {headers: {"content-type": "application/json"}})
    : new Response('{"error": {"message": "no", "code": "H101"}}', {status: 401});
const ended = [];
const { ask } = makeRequests({
    refresh: async () => { renewals += 1; isNew = given; return given; },
    onUnauthenticated: key => ended.push(key),
});
const results = await Promise.allSettled([1, 2, 3].map(n => ask("GET", `v1/${n}`)));
return [renewals, results.map(one => one.status), ended.length];
"""


def test_parallel_requests_with_an_ended_session_renew_it_once(visit: Visit):
    assert [1, ["fulfilled"] * 3, 0] == _run(visit, REFRESH, True)
    visit.page.reload()


def test_a_session_that_cannot_be_renewed_has_ended(visit: Visit):
    renewals, results, ended = _run(visit, REFRESH, False)
    assert (["rejected"] * 3, 3) == (results, ended)
    assert renewals >= 1
    visit.page.reload()


PATIENT = """
const { makeRequests, waiting } = await kit("state/request.js");
const sent = [], waited = new Set();
const busy = () => new Response('{"error": {"message": "busy", "code": "H1"}}',
    {status: 503, headers: {"retry-after": "0.01"}});
const plan = [...given];
window.fetch = async (url, {method}) => {
    sent.push(method);
    if (waiting.value) waited.add(waiting.value);
    const next = plan.shift();
    if (next === "lost") throw new TypeError("network");
    return next === "busy" ? busy() : new Response("{}",
        {headers: {"content-type": "application/json"}});
};
const wait = window.setTimeout;
window.setTimeout = (act, ms) => wait(act, Math.min(ms, 5));
const { ask } = makeRequests({ isPatient: true });
const results = [];
for (const method of ["GET", "POST"]) {
    const asking = ask(method, "v1/x");
    results.push(await asking.then(() => "done", error => error.code));
}
window.setTimeout = wait;
return [sent, results, [...waited]];
"""


def test_a_busy_server_is_asked_again_and_a_change_that_may_have_arrived_is_not(visit: Visit):
    sent, results, waited = _run(visit, PATIENT, ["busy", "lost", "fine", "busy", "lost"])
    assert ["GET", "GET", "GET", "POST", "POST"] == sent
    assert ["done", "offline"] == results
    reasons = ("The server is busy.", "The server cannot be reached.")
    assert [f"{reason} Trying again…" for reason in reasons] == waited
    visit.page.reload()


LIVE = """
const { makeLive } = await kit("state/live.js");
const { ApiError } = await kit("state/api_error.js");
const opened = [], states = [];
let polls = 0;
const wait = window.setTimeout;
window.setTimeout = (act, ms) => wait(act, ms > 40_000 ? ms : Math.min(ms, 2));
const plans = [...given];
const live = makeLive({
    open: async lastId => {
        opened.push(lastId);
        const plan = plans.shift();
        if (plan === "fail") throw new Error("broken");
        if (plan === "reject") throw new ApiError("not a position", { status: 400 });
        return (async function* () {
            for (const id of plan ?? []) yield { id };
            if (!plans.length) await new Promise(() => {});
        })();
    },
    onEvent: () => {},
    poll: () => { polls += 1; },
});
const stop = live.follow();
while (plans.length || live.state.value !== "live") {
    const state = live.state.value;
    if (states.at(-1) !== state) states.push(state);
    await new Promise(done => wait(done, 1));
}
states.push(live.state.value);
stop();
states.push(live.state.value);
window.setTimeout = wait;
return [opened, polls, states];
"""


def test_a_stream_resumes_after_the_last_event(visit: Visit):
    opened, polls, states = _run(visit, LIVE, [["1", "2"], "fail", ["3"], []])
    assert ["", "2", "2", "3"] == opened
    assert 0 == polls
    assert ["live", "off"] == states[-2:]
    visit.page.reload()


def test_a_position_that_the_server_rejects_is_forgotten(visit: Visit):
    opened, _, _ = _run(visit, LIVE, [["1"], "fail", "reject", ["5"], []])
    assert ["", "1", "1", "", "5"] == opened
    visit.page.reload()


HIDDEN = """
const { makeLive } = await kit("state/live.js");
const opened = [];
const wait = window.setTimeout;
window.setTimeout = (act, ms) => wait(act, ms === 5_000 ? 1 : ms);
const show = isHidden => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
};
const live = makeLive({
    open: async (lastId, signal) => {
        opened.push(lastId);
        return (async function* () {
            yield { id: `${lastId}1` };
            await new Promise((_, reject) => signal.addEventListener("abort", reject));
        })();
    },
    onEvent: () => {},
});
const until = async state => {
    while (live.state.value !== state) await new Promise(done => wait(done, 1));
    await new Promise(done => wait(done, 5));
};
const stop = live.follow();
await until("live");
show(true);
await until("paused");
show(false);
await until("live");
stop();
const again = live.follow();
await until("live");
again();
window.setTimeout = wait;
return opened;
"""


def test_a_page_that_was_hidden_resumes_and_one_that_follows_again_starts_from_now(visit: Visit):
    assert ["", "1", ""] == _run(visit, HIDDEN)
    visit.page.reload()


CHANGES = """
const { makeChanges } = await kit("state/changes.js");
const reads = [];
const changes = makeChanges({
    open: async (lastId, signal) => (async function* () {
        for (const name of ["orders", "orders", "plan", "orders"]) {
            yield { id: "1", data: JSON.stringify({ changed: name }) };
        }
        yield { id: "2", data: "" };
        await new Promise((_, reject) => signal.addEventListener("abort", reject));
    })(),
});
const watched = [
    changes.watch(["orders", "members"], () => reads.push("orders")),
    changes.watch(["members"], () => reads.push("members")),
    changes.watch(["plan"], () => reads.push("plan")),
];
const gone = changes.watch(["orders"], () => reads.push("gone"));
gone();
const stop = changes.follow();
while (reads.length < 2) await new Promise(done => setTimeout(done, 5));
stop();
for (const end of watched) end();
return reads.sort();
"""


def test_changes_that_come_together_cause_one_read_of_the_views_that_show_them(visit: Visit):
    assert ["orders", "plan"] == _run(visit, CHANGES)
    visit.page.reload()


def test_a_stream_that_keeps_failing_is_polled_until_it_is_back(visit: Visit):
    _, polls, states = _run(visit, LIVE, ["fail"] * 6 + [[]])
    assert polls >= 2
    assert "polling" in states
    assert ["live", "off"] == states[-2:]
    visit.page.reload()
