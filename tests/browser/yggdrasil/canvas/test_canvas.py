"""The canvas under hands and keys, and to those who cannot see it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.yggdrasil.canvas.families import Family, royal, small
from tests.browser.yggdrasil.canvas.stage import Stage, stage_open

CARL, IDA, EMMA, JOHAN = "p3", "p4", "p6", "p1"


@pytest.fixture
def bergs(stage: Stage) -> Stage:
    """The small family, the whole of it in sight."""
    stage.show(small())
    return stage


def _scale(stage: Stage) -> float:
    return stage.do("where")["scale"]


def test_a_click_selects_and_a_click_beside_people_selects_nobody(bergs: Stage):
    bergs.click(CARL)
    assert [["select", CARL]] == bergs.told()
    bergs.click(CARL, delay=400)
    assert [] == bergs.told()
    bergs.page.mouse.click(600, 20)
    assert [["select", None]] == bergs.told()


def test_what_the_page_selects_is_not_told_back_to_it(bergs: Stage):
    bergs.do("select", CARL)
    assert [] == bergs.told()


def test_two_quick_clicks_open_a_person(bergs: Stage):
    bergs.page.mouse.dblclick(*bergs.spot(IDA))
    assert [["select", IDA], ["open", IDA]] == bergs.told()


def test_dragging_moves_the_drawing_and_selects_nobody(bergs: Stage):
    x, y = bergs.spot(CARL)
    bergs.page.mouse.move(x, y)
    bergs.page.mouse.down()
    bergs.page.mouse.move(x + 60, y - 40, steps=4)
    bergs.page.mouse.up()
    bergs.settle()
    assert (pytest.approx(x + 60), pytest.approx(y - 40)) == bergs.spot(CARL)
    assert [] == bergs.told()


def test_something_of_the_drawing_always_stays_in_sight(bergs: Stage):
    for _ in range(8):
        bergs.page.mouse.move(1200, 700)
        bergs.page.mouse.down()
        bergs.page.mouse.move(10, 10, steps=2)
        bergs.page.mouse.up()
    bergs.settle()
    spots = [bergs.spot(person["personId"]) for person in small()["persons"]]
    assert max(x for x, _ in spots) > 100
    assert max(y for _, y in spots) > 100


def test_the_wheel_zooms_around_the_pointer(bergs: Stage):
    x, y = bergs.spot(EMMA)
    before = _scale(bergs)
    bergs.page.mouse.move(x, y)
    bergs.page.mouse.wheel(0, -240)
    bergs.settle()
    assert _scale(bergs) > before * 1.2
    assert (pytest.approx(x, abs=1), pytest.approx(y, abs=1)) == bergs.spot(EMMA)


def test_two_fingers_zoom_around_their_middle(bergs: Stage):
    x, y = bergs.spot(EMMA)
    before = _scale(bergs)
    bergs.page.evaluate(
        """([x, y]) => {
            const surface = document.querySelector(".family-canvas-drawing");
            surface.setPointerCapture = () => {};
            const touch = (type, pointerId, dx) => surface.dispatchEvent(new PointerEvent(type, {
                pointerId, pointerType: "touch", clientX: x + dx, clientY: y, bubbles: true,
            }));
            touch("pointerdown", 11, -40);
            touch("pointerdown", 12, 40);
            touch("pointermove", 11, -80);
            touch("pointermove", 12, 80);
            touch("pointerup", 11, -80);
            touch("pointerup", 12, 80);
        }""",
        [x, y],
    )
    bergs.settle()
    assert pytest.approx(before * 2) == _scale(bergs)
    assert (pytest.approx(x, abs=1), pytest.approx(y, abs=1)) == bergs.spot(EMMA)
    assert [] == bergs.told()


def test_arrows_walk_along_parents_children_spouses_and_siblings(bergs: Stage):
    keyboard = bergs.page.keyboard
    bergs.do("select", CARL)
    bergs.page.locator(".family-canvas-drawing").focus()
    keyboard.press("ArrowUp")
    [[_, parent]] = bergs.told()
    assert parent in ("p1", "p2")
    keyboard.press("ArrowDown")
    [[_, child]] = bergs.told()
    assert child in (CARL, IDA, "p5")
    bergs.do("select", CARL)
    keyboard.press("ArrowLeft")
    assert [["select", EMMA]] == bergs.told()
    keyboard.press("Enter")
    assert [["open", EMMA]] == bergs.told()
    keyboard.press("Escape")
    assert [["select", None]] == bergs.told()


def test_keys_zoom_and_fit(bergs: Stage):
    keyboard = bergs.page.keyboard
    bergs.page.locator(".family-canvas-drawing").focus()
    whole = _scale(bergs)
    keyboard.press("+")
    bergs.settle()
    assert _scale(bergs) > whole
    keyboard.press("0")
    bergs.settle()
    assert 1 == _scale(bergs)
    keyboard.press("f")
    bergs.settle()
    assert pytest.approx(whole) == _scale(bergs)
    keyboard.press("-")
    bergs.settle()
    assert _scale(bergs) < whole


def test_a_plus_sign_adds_and_dragged_to_another_it_connects(bergs: Stage):
    bergs.do("focus", CARL)
    bergs.settle()
    x, y = bergs.spot(CARL)
    half = 64 * _scale(bergs)
    bergs.page.mouse.move(x, y)
    bergs.page.mouse.click(x, y + half)
    assert [["add", "child", CARL]] == bergs.told()
    bergs.page.mouse.click(x, y - half)
    assert [["add", "parent", CARL]] == bergs.told()
    bergs.page.mouse.move(x, y)
    bergs.page.mouse.move(x, y + half)
    bergs.page.mouse.down()
    bergs.page.mouse.move(*bergs.spot(IDA), steps=5)
    bergs.page.mouse.up()
    assert [["connect", CARL, IDA, "child"]] == bergs.told()


def test_whoever_may_not_add_sees_no_plus_signs(stage: Stage):
    stage.page.evaluate(
        """async () => {
            canvas.destroy();
            const { makeCanvas } = await import("/canvas/canvas.js");
            window.canvas = makeCanvas(document.getElementById("stage"), {
                onSelect: id => told.push(["select", id]), onOpen() {},
            });
        }"""
    )
    stage.show(small())
    stage.do("focus", CARL)
    stage.settle()
    x, y = stage.spot(CARL)
    stage.page.mouse.move(x, y)
    stage.page.mouse.click(x, y + 60 * _scale(stage))
    assert [["select", CARL]] == stage.told()


def test_a_large_tree_is_entered_at_its_root_and_a_click_in_the_map_goes_elsewhere(stage: Stage):
    graph = royal(size=900)
    graph["tree"]["rootPersonId"] = "p160"
    stage.show(graph)
    assert (pytest.approx(640, abs=1), pytest.approx(400, abs=1)) == stage.spot("p160")
    assert 0.8 == _scale(stage)
    box = stage.page.locator(".family-canvas-minimap").bounding_box()
    assert box is not None
    stage.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    stage.settle()
    assert stage.spot("p160") != (pytest.approx(640, abs=1), pytest.approx(400, abs=1))


def test_a_view_that_is_asked_for_while_another_is_made_is_the_one_that_is_shown(stage: Stage):
    stage.page.evaluate(
        """async graph => {
            const first = canvas.show(JSON.parse(graph));
            await canvas.view("pedigree", { rootId: "p60", generations: 2 });
            await first;
        }""",
        json.dumps(royal(size=900)),
    )
    stage.settle()
    assert stage.do("figures")["visible"] <= 7
    assert stage.spot("p60") is not None


def test_a_large_tree_is_entered_at_whoever_is_selected_whatever_its_root(stage: Stage):
    graph = royal(size=1200)
    graph["tree"]["rootPersonId"], there = "p2", graph["persons"][-1]["personId"]
    stage.do("select", there)
    stage.show(graph, rootId="p2")
    x, y = stage.spot(there)
    assert 0 < x < 1280
    assert 0 < y < 800


def test_the_name_of_a_generation_does_not_lie_over_its_people(stage: Stage):
    made = Family()
    parent = made.person("Ida", "Berg", "Female", "1850-1900")
    for _ in range(28):
        made.child(made.person("Kim", "Berg", "Unknown", "1880-1950"), parent)
    stage.show(made.graph())
    written = _written(stage)
    assert 0.25 < _scale(stage) < 0.42
    assert "2" in written
    assert [] == [words for words in written if words.startswith("Generation")]


def test_the_name_of_a_generation_is_left_out_where_a_chart_has_people_in_its_place(stage: Stage):
    made = Family()
    parent = made.person("Ida", "Berg", "Female", "1850-1900")
    for _ in range(28):
        made.child(made.person("Kim", "Berg", "Unknown"), parent)
    stage.show(made.graph())
    stage.do("view", "descendants", {"rootId": parent})
    written = _written(stage)
    assert 0.25 < _scale(stage) < 0.42
    assert "Same generation" in " ".join(written)
    assert "Children" not in written


def _written(stage: Stage) -> list[str]:
    """The words of a drawing that is fitted into the screen."""
    stage.page.evaluate(
        """() => {
            window.written = [];
            const { fillText } = CanvasRenderingContext2D.prototype;
            stage.querySelector("canvas").getContext("2d").fillText = function (words, ...where) {
                written.push(words);
                fillText.call(this, words, ...where);
            };
        }"""
    )
    stage.do("fit")
    stage.settle()
    stage.page.evaluate("written.length = 0")
    stage.do("zoom", 0.999)
    stage.settle()
    return stage.page.evaluate("written")


def test_people_are_brought_into_sight_together_beside_what_covers_the_drawing(bergs: Stage):
    ids = [CARL, IDA, EMMA, JOHAN]
    bergs.do("zoom", 3)
    bergs.do("bring", ids, {"left": 400, "top": 0, "right": 0, "bottom": 300})
    bergs.settle()
    spots = [bergs.spot(one) for one in ids]
    assert all(400 < x < 1280 and 0 < y < 500 for x, y in spots)


def test_somebody_is_revealed_beside_what_covers_the_drawing_and_else_nothing_moves(bergs: Stage):
    x, y = bergs.spot(EMMA)
    nothing = {"left": 0, "top": 0, "right": 0, "bottom": 0}
    bergs.do("reveal", EMMA, nothing)
    bergs.settle()
    assert (x, y) == bergs.spot(EMMA)
    bergs.do("reveal", EMMA, {**nothing, "bottom": 800 - y})
    bergs.settle()
    assert x == pytest.approx(bergs.spot(EMMA)[0])
    assert y > bergs.spot(EMMA)[1] > 0


def test_the_map_hides_when_everything_is_seen(bergs: Stage):
    expect(bergs.page.locator(".family-canvas-minimap")).to_be_hidden()
    bergs.do("zoom", 3)
    expect(bergs.page.locator(".family-canvas-minimap")).to_be_visible()


def test_after_a_change_whoever_was_looked_at_keeps_the_place(bergs: Stage):
    bergs.do("focus", IDA)
    bergs.do("select", IDA)
    bergs.settle()
    before = bergs.spot(IDA)
    graph = small()
    made = Family(persons=graph["persons"], parents=graph["parents"], spouses=graph["spouses"])
    for _ in range(3):
        made.child(made.person("New", "Berg", "Female", "1851"), "p1", "p2")
    bergs.do("show", made.graph(), {"keepsView": True})
    bergs.settle()
    assert (pytest.approx(before[0]), pytest.approx(before[1])) == bergs.spot(IDA)


@pytest.mark.parametrize("view", ["pedigree", "descendants", "hourglass", "fan"])
def test_people_can_be_selected_in_every_view(bergs: Stage, view: str):
    bergs.do("view", view, {"rootId": "p18"})
    bergs.settle()
    other = {"pedigree": "p12", "fan": "p12", "hourglass": "p12", "descendants": "p25"}[view]
    bergs.click(other)
    assert [["select", other]] == bergs.told()


def test_an_arc_of_a_fan_is_hit_where_it_is_not_where_its_box_is(bergs: Stage):
    bergs.do("view", "fan", {"rootId": "p25"})
    bergs.settle()
    left, top, scale = (bergs.do("where")[name] for name in ("left", "top", "scale"))
    bergs.page.mouse.click(left - 140 * scale, top - 140 * scale)  # beyond the parents' ring
    assert [["select", "p12"]] == bergs.told()


def test_a_screen_reader_finds_the_people_in_view_as_buttons(bergs: Stage):
    page = bergs.page
    people = page.get_by_role("list", name="People in view")
    expect(people.get_by_role("button")).to_have_count(27)
    carl = people.get_by_role("button", name="Carl Fredrik Berg, 1846\u20131918, father of 3")
    carl.focus()
    assert [["select", CARL]] == bergs.told()
    expect(page.get_by_role("status")).to_have_text(
        "Carl Fredrik Berg, 1846\u20131918, father of 3. Son of Johan Berg and "
        "Anna Katharina Lindqvist. Partner of Emma Falk and Rosa Holm"
    )
    page.keyboard.press("Enter")
    assert [["open", CARL]] == bergs.told()
    page.keyboard.press("ArrowLeft")
    assert [["select", EMMA]] == bergs.told()
    name = page.evaluate("document.activeElement.textContent")
    assert "Emma Falk, 1850\u20131880, mother of 2" == name
    expect(page.get_by_role("application")).to_have_accessible_name("The Bergs: 27 people")


def test_of_a_crowd_only_the_nearest_are_listed(stage: Stage):
    stage.show(royal(size=900))
    stage.do("fit")
    stage.settle()
    expect(stage.page.locator(".family-canvas ul button")).to_have_count(60)
    assert 1 == stage.page.locator('.family-canvas ul button[tabindex="0"]').count()


def _colour(stage: Stage, x: int = 640, y: int = 4) -> list[int]:
    return stage.page.evaluate(
        """([x, y]) => {
            const copy = document.createElement("canvas").getContext("2d");
            copy.drawImage(document.querySelector(".family-canvas-drawing"), -x, -y);
            return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }""",
        [x, y],
    )


def test_colours_follow_the_system_and_the_choice_on_the_page(bergs: Stage):
    page = bergs.page
    assert [251, 251, 249] == _colour(bergs)
    page.emulate_media(color_scheme="dark")
    bergs.settle()
    assert [21, 25, 27] == _colour(bergs)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    bergs.settle()
    assert [251, 251, 249] == _colour(bergs)
    page.evaluate("delete document.documentElement.dataset.theme")
    page.emulate_media(color_scheme="light")


def test_drawing_is_as_sharp_as_the_screen(browser: Browser, address: str):
    size: Any = {"width": 360, "height": 640}
    with stage_open(browser, address, viewport=size, device_scale_factor=3) as stage:
        stage.show(small())
        drawn = stage.page.evaluate(
            "(surface => [surface.width, surface.height])"
            "(document.querySelector('.family-canvas-drawing'))"
        )
        assert [1080, 1920] == drawn
        assert not stage.complaints


@pytest.fixture
def lively(browser: Browser, address: str) -> Iterator[Stage]:
    with stage_open(browser, address, viewport={"width": 1280, "height": 800}) as stage:
        yield stage
        assert not stage.complaints


def test_a_drawing_that_is_let_go_while_moving_glides_on(lively: Stage):
    lively.show(small())
    x, y = lively.spot(CARL)
    lively.page.evaluate(
        """async ([x, y]) => {
            const surface = document.querySelector(".family-canvas-drawing");
            surface.setPointerCapture = () => {};
            // They tell the times of a quick hand, however long a frame takes here.
            const touch = (type, dx, ms) => {
                const event = new PointerEvent(type, {
                    pointerId: 7, pointerType: "touch", clientX: x + dx, clientY: y, bubbles: true,
                });
                surface.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: ms }));
            };
            touch("pointerdown", 0, 1000);
            touch("pointermove", 60, 1016);
            await new Promise(requestAnimationFrame);
            touch("pointermove", 120, 1032);
            touch("pointerup", 120, 1033);
        }""",
        [x, y],
    )
    lively.settle()
    assert lively.spot(CARL)[0] > x + 125


def test_a_canvas_that_is_taken_down_leaves_nothing(stage: Stage):
    stage.show(small())
    stage.do("destroy")
    assert 0 == stage.page.locator(".family-canvas").count()
