// A rule as the server tells it, in two parts.

/** Longer than this it is no name, but the beginning of a sentence. */
const LONGEST_NAME = 32;

/** What a rule is about, which stands before its first colon, and the rest as a sentence of its own. */
export function nameAndText(rule: string, language: string): [name: string, text: string] {
  const [, name = "", text = ""] = /^([^:.]*?)\s?:\s*(.*)$/su.exec(rule.trim()) ?? [];
  if (!name || name.length > LONGEST_NAME) {
    return ["", rule.trim()];
  }
  return [name, text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)];
}
