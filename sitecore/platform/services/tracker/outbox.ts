import type { CodeMessage, DeliverCode } from './deliver-code.ts';
import { CODE_SECONDS } from './one-time-codes.ts';

/** The most messages that it holds. */
const MOST = 50;

interface HeldMessage extends CodeMessage {
  readonly at: Date;
}

/** Messages of the last three minutes in memory, in place of their delivery. */
export class Outbox {
  #messages: readonly HeldMessage[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  readonly deliver: DeliverCode = (message) => {
    this.#messages = [{ ...message, at: this.#now() }, ...this.messages()].slice(0, MOST);
    return Promise.resolve();
  };

  /** Returns the messages, the latest first. */
  messages(): readonly HeldMessage[] {
    const since = this.#now().getTime() - CODE_SECONDS * 1000;
    this.#messages = this.#messages.filter(({ at }) => at.getTime() > since);
    return this.#messages;
  }
}
