// The socket to the server: tables are watched and acted at through it. A lost connection shows itself and mends
// itself: what was watched is watched again, and what was not yet answered is sent again under the same key, which
// the server does once at most.

import { ensureSession, newKey, Refusal } from "./server";
import type { SocketMessage, TableView } from "./wire";

export type Action = { do: string } & Record<string, unknown>;

interface Watched {
  seat: number | null;
  invitation: string;
  show: (view: TableView) => void;
  refuse: (refusal: Refusal) => void;
}

interface Waiting {
  message: Record<string, unknown>;
  done: (version: number) => void;
  refuse: (refusal: Refusal) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** A server that has not answered an action for so long is looked for anew. */
const PATIENCE = 10_000;

class Socket {
  /** lost: it was open, or should be by now, and is not. */
  state: "idle" | "connecting" | "open" | "lost" = $state("idle");

  #socket: WebSocket | null = null;
  #watched = new Map<string, Watched>();
  #waiting = new Map<string, Waiting>();
  #lobby = new Set<() => void>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
  }

  /** Be shown a table from now on; the answer ends that. `seat`: whose cards, on a device that several share. */
  watch(
    table: string,
    wanted: { seat?: number | null; invitation?: string },
    show: (view: TableView) => void,
    refuse: (refusal: Refusal) => void,
  ): () => void {
    const watched: Watched = { seat: wanted.seat ?? null, invitation: wanted.invitation ?? "", show, refuse };
    this.#watched.set(table, watched);
    this.#open();
    this.#sendWatch(table, watched);
    return () => {
      if (this.#watched.get(table) === watched) {
        this.#watched.delete(table);
        this.#send({ do: "leave", table });
      }
    };
  }

  /** Do something at a table; the version that it led to, or a Refusal. */
  act(table: string, version: number, action: Action, seat?: number | null): Promise<number> {
    const key = newKey();
    const message: Record<string, unknown> = { do: "act", table, version, key, action };
    if (seat !== null && seat !== undefined) {
      message["seat"] = seat;
      message["action"] = { ...action, seat };
    }
    return new Promise((done, refuse) => {
      this.#waiting.set(key, { message, done, refuse });
      this.#open();
      this.#send(message);
      setTimeout(() => this.#waiting.has(key) && this.#drop(), PATIENCE);
    });
  }

  /** Be told when the lobby changes; the answer ends that. */
  watchLobby(changed: () => void): () => void {
    this.#lobby.add(changed);
    this.#open();
    this.#send({ do: "lobby" });
    return () => this.#lobby.delete(changed);
  }

  /** As somebody else from now on: the socket must be opened anew. */
  restart(): void {
    this.#drop();
  }

  #open(): void {
    if (this.#socket || this.#timer !== undefined) {
      return;
    }
    if (this.state === "idle") {
      this.state = "connecting";
    }
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => undefined, 0); // taken, until there is a socket
    ensureSession().then(
      () => {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
        this.#socket = socket;
        socket.onopen = () => this.#opened();
        socket.onmessage = (event: MessageEvent<string>) => this.#received(JSON.parse(event.data) as SocketMessage);
        socket.onclose = () => this.#closed(socket);
      },
      () => this.#later(),
    );
  }

  #opened(): void {
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    for (const [table, watched] of this.#watched) {
      this.#sendWatch(table, watched);
    }
    if (this.#lobby.size) {
      this.#send({ do: "lobby" });
      this.#lobby.forEach((changed) => changed());
    }
    for (const { message } of this.#waiting.values()) {
      this.#send(message);
    }
  }

  #closed(socket: WebSocket): void {
    if (this.#socket === socket) {
      this.#socket = null;
      this.#later();
    }
  }

  #later(): void {
    this.state = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hurry(): void {
    if (this.state === "lost") {
      this.#pause = FIRST_PAUSE;
      this.#connect();
    }
  }

  #drop(): void {
    const socket = this.#socket;
    if (socket) {
      this.#socket = null;
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
      this.#later();
    }
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  #sendWatch(table: string, { seat, invitation }: Watched): void {
    this.#send({ do: "watch", table, ...(seat === null ? {} : { seat }), ...(invitation ? { invitation } : {}) });
  }

  #received(received: SocketMessage): void {
    switch (received.is) {
      case "table":
        this.#watched.get(received.table.table)?.show(received.table);
        break;
      case "done": {
        const waiting = this.#waiting.get(received.key);
        this.#waiting.delete(received.key);
        waiting?.done(received.version);
        break;
      }
      case "refused":
        this.#refused(received.key, new Refusal(received.error, 409, received.table ?? null));
        break;
      case "lobby":
        this.#lobby.forEach((changed) => changed());
        break;
    }
  }

  #refused(key: string, refusal: Refusal): void {
    const waiting = this.#waiting.get(key);
    if (waiting) {
      this.#waiting.delete(key);
      waiting.refuse(refusal);
    } else if (!key && this.#watched.size === 1) {
      this.#watched.values().next().value?.refuse(refusal); // only a wish to watch has no key
    }
  }
}

export const socket = new Socket();
