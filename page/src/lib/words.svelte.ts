// What the page says, in the reader's language: the same Fluent files that the terminal and the server read, and
// those in page/words, which only the page needs. All languages have all messages: the tests see to that.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import places from "virtual:words";

import type { MessageView } from "./wire";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

class Words {
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  /** What is spoken of: the page, and the games that have words of their own. */
  readonly #parts = ["page"];

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    this.#bundle = await bundle(language, this.#parts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a game, if it has any of its own. */
  async learn(game: string): Promise<void> {
    if (game in places && !this.#parts.includes(game)) {
      await load(this.language, game); // without it, the others are still spoken
      this.#parts.push(game);
      await this.speak(this.language);
    }
  }

  /** The text of a message; its id where there is none. */
  say = (id: string, args: Record<string, string | number> = {}): string => {
    const message = this.#bundle?.getMessage(id);
    return message?.value ? this.#bundle!.formatPattern(message.value, args, []) : id;
  };

  /** A sentence that the server sent; its own words where we do not know the message. */
  tell = (said: MessageView & { text?: string }): string => {
    const args = Object.entries(said.args).map(([name, value]) => [name, this.fill(value)]);
    const text = this.say(said.id, Object.fromEntries(args));
    return text === said.id ? (said.text ?? text) : text;
  };

  /** What fills in a sentence: words and numbers as they are, sentences in their turn, lists with commas. */
  fill = (value: MessageView["args"][string]): string | number => {
    if (Array.isArray(value)) {
      return value.map(this.fill).join(", ");
    }
    return typeof value === "object" ? this.tell(value) : value;
  };

  number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    once(`${this.language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(this.language, options)).format(value);

  percent = (share: number): string => this.number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** Formats by what they are for: to make one takes a hundred times as long as to write with it. */
const formats = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  const found = (formats.get(key) as T | undefined) ?? make();
  formats.set(key, found);
  return found;
}

const texts = new Map<string, Promise<FluentResource>>();

/** The words of a part, once fetched. */
function load(language: Language, part: string): Promise<FluentResource> {
  const key = `${part} ${language}`;
  let found = texts.get(key);
  if (!found) {
    found = read(language, part);
    texts.set(key, found);
    found.catch(() => texts.delete(key)); // the next time it may be there
  }
  return found;
}

async function read(language: Language, part: string): Promise<FluentResource> {
  const answer = await fetch(places[part]![language]);
  if (!answer.ok) {
    throw new Error(`no words for ${language}: ${answer.status}`);
  }
  return new FluentResource(await answer.text());
}

async function bundle(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const resources = await Promise.all(parts.map((part) => load(language, part)));
  const made = new FluentBundle(language, { useIsolating: false });
  resources.forEach((resource) => made.addResource(resource));
  return made;
}

/** The first of the browser's languages that we speak. */
export function preferred(wished: readonly string[]): Language {
  for (const wish of wished) {
    const language = wish.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) {
      return language as Language;
    }
  }
  return "en";
}

export const words = new Words();
export const say = words.say;

/** Names in one breath, with an “and”. */
export const listed = (names: readonly string[]): string =>
  once(`${words.language} list`, () => new Intl.ListFormat(words.language)).format(names);
