import { expect, test } from "vitest";

import { readProgress } from "./progress";

test("progress is read back as it was kept", () => {
  const made = { example: { played: ["D-B"], step: 1, done: false }, bridges: { played: [], step: 0, done: true } };
  expect(readProgress(JSON.stringify(made))).toEqual(made);
});

test("whatever else is found there is nothing", () => {
  for (const text of [null, "", "{", "[]", "null", '"x"', '{"example": 3}', '{"example": {"played": [1]}}', '{"a": null}']) {
    expect(readProgress(text)).toEqual({});
  }
  expect(readProgress('{"a": {"played": [], "step": "x", "done": 1}}')).toEqual({ a: { played: [], step: 0, done: false } });
});
