// Who the visitor is, as everything on the page knows it: the head shows the name, /me changes it.

import { forgetSession, ensureSession, get, post, send } from "./server";
import { socket } from "./socket.svelte";
import type { Me, Registered } from "./wire";

class Visitor {
  me: Me | null = $state.raw(null);

  async load(): Promise<void> {
    this.me = await get<Me>("/api/me");
  }

  async rename(name: string): Promise<void> {
    this.me = await send<Me>("PATCH", "/api/me", { name });
  }

  /** Gives the codes that are told this once. */
  async register(name: string, password: string): Promise<string[]> {
    const { codes, ...me } = await post<Registered>("/api/account", { name, password });
    this.me = me;
    socket.restart();
    return codes;
  }

  /** With a code, the password is the one that the account has from now on. */
  async logIn(name: string, password: string, code?: string): Promise<void> {
    this.me = await post<Me>(code === undefined ? "/api/session" : "/api/account/recovery", { name, password, code });
    socket.restart();
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.me = await send<Me>("PUT", "/api/account/password", { old, new: fresh });
    socket.restart();
  }

  /** Nobody in particular again: a new guest takes the place. */
  async logOut(): Promise<void> {
    await send("DELETE", "/api/session");
    forgetSession();
    this.me = null;
    await ensureSession();
    await this.load();
    socket.restart();
  }
}

export const visitor = new Visitor();
