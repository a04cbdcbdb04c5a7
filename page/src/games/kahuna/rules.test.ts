import { expect, test } from "vitest";

import { asked, sections } from "./rules";

const rule = (name: string, args: Record<string, string | number> = {}) => ({ id: `kahuna-rules-${name}`, args });

test("rules stand under their headings, in their order", () => {
  const found = sections([{ id: "kahuna-edition", args: {} }, rule("discard"), rule("draw"), rule("aim"), rule("new")], null);
  expect(found.map(({ heading, rules }) => [heading, rules.map(({ said }) => said.id)])).toEqual([
    ["kahuna-rules-game", ["kahuna-rules-aim"]],
    ["kahuna-rules-cards", ["kahuna-rules-draw", "kahuna-rules-discard"]],
    ["kahuna-rules-variants", ["kahuna-rules-new"]],
  ]);
});

test("what differs stands beside it, in whatever order the arguments come", () => {
  const told = [rule("draw", { drawing: "required", limit: 5 }), rule("tie", { tie: "yes" })];
  const others = [rule("tie", { tie: "no" }), rule("draw", { limit: 5, drawing: "required" })];
  const rules = sections(told, others).flatMap(({ rules }) => rules);
  expect(rules.map(({ said, other }) => [said.id, other?.args])).toEqual([
    ["kahuna-rules-draw", undefined],
    ["kahuna-rules-tie", { tie: "no" }],
  ]);
});

test("a table's rules are asked for as they are, another edition with the table's variants", () => {
  const options = { preset: "classic", drawing: "may-decline", "open-hands": "yes" };
  expect(asked(options, "classic")).toEqual(options);
  expect(asked(options, "russian")).toEqual({ preset: "russian", "open-hands": "yes" });
  expect(asked({}, "modern")).toEqual({ preset: "modern" });
});
