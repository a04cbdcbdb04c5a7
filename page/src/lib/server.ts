// Asking the server: every answer is JSON, and whatever goes wrong is one sentence.

import type { Fault, MessageView, TableView } from "./wire";


/** The server said no, or could not be reached; `said` is why. */
export class Refusal extends Error {
  constructor(
    readonly said: MessageView,
    readonly status: number,
    readonly table: TableView | null = null,
  ) {
    super(said.id);
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

/** An address with what stands behind the question mark; what is empty is left out. */
export function address(path: string, query: Query = {}): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") {
      found.set(name, String(value));
    }
  }
  const text = found.toString();
  return text ? `${path}?${text}` : path;
}

async function ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch (error) {
    if (signal?.aborted) {
      throw error;
    }
    throw new Refusal({ id: "page-offline", args: {} }, 0);
  }
  if (!response.ok) {
    throw await refusal(response);
  }
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { error, table } = (await response.json()) as { error: Fault; table?: TableView | null };
    return new Refusal(error, response.status, table ?? null);
  } catch {
    return new Refusal({ id: "page-broken-answer", args: { status: response.status } }, response.status);
  }
}

let somebody: Promise<unknown> | null = null;

/** Be somebody before the first thing that needs it: the server makes a guest, the cookie remembers them. */
export function ensureSession(): Promise<unknown> {
  somebody ??= ask("POST", "/api/me")
    .then((response) => response.text()) // an answer that nobody reads keeps its connection
    .catch((error: unknown) => {
      somebody = null;
      throw error;
    });
  return somebody;
}

/** After logging out: the next thing that needs somebody makes a new guest. */
export function forgetSession(): void {
  somebody = null;
}

async function answer<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  await ensureSession();
  let response: Response;
  try {
    response = await ask(method, path, body, signal);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) {
      throw error;
    }
    forgetSession(); // the server has forgotten him: once more, as somebody new
    await ensureSession();
    response = await ask(method, path, body, signal);
  }
  return (response.status === 204 ? null : await response.json()) as Answer;
}

export const get = <Answer>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Answer> =>
  answer<Answer>("GET", address(path, query), undefined, signal);

export const post = <Answer>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<Answer> =>
  answer<Answer>("POST", path, body, signal);

export const send = <Answer>(method: "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<Answer> =>
  answer<Answer>(method, path, body);

/** An answer that comes line by line, such as a review with its progress. */
export async function* lines<Line>(path: string, body: unknown, signal?: AbortSignal): AsyncGenerator<Line> {
  await ensureSession();
  const response = await ask("POST", path, body, signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    rest += value ?? "";
    const parts = rest.split("\n");
    rest = parts.pop()!;
    for (const part of parts) {
      if (part) {
        const line = JSON.parse(part) as { error?: Fault };
        if (line.error) {
          throw new Refusal(line.error, 200);
        }
        yield line as Awaited<Line>;
      }
    }
    if (done) {
      return;
    }
  }
}

/** A name for something that is to be done once, even if it is sent twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
