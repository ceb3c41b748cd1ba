import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { z } from 'zod';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { withDeadline } from '#src/services/deadline.server.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { type Publish, publishJson } from './read-publish.ts';

/** Milliseconds between probes of a connection, and the longest pause before the next attempt to connect. */
const PING_MS = 5_000;
const MAX_PAUSE_MS = 2_000;

/** Longest time in which a publish is told: who saved waits for it. */
const TELL_MS = 1_000;

const message = publishJson.extend({ sender: z.string() });

interface ChannelOptions {
  /** Name of the content's site: those of others may be told through the same Redis. */
  readonly site: string;
  /** Address of Redis, or of Valkey: `redis://host:port`. */
  readonly url: string;
  /** Called with each publish of another site. */
  readonly onPublish: (publish: Publish) => void;
  /** Called when the channel is back after a loss, in which publishes may have been missed. */
  readonly onReturn: () => void;
}

/** Tells the sites of one content of each other's publishes through Redis; while it is gone every site goes on by the age of its pages. */
export class PublishChannel {
  readonly #sender = randomUUID();
  readonly #options: ChannelOptions;
  /** Channel of Redis. */
  readonly #name: string;
  readonly #client;
  readonly #subscriber;
  #isSubscribed = false;
  #wasLost = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#name = `rukn:publishes:${options.site}`;
    this.#client = clientAt(options.url);
    this.#subscriber = this.#client.duplicate();
    for (const client of [this.#client, this.#subscriber]) {
      client.on('error', (error: unknown) => this.#onLost(error));
      client.on('ready', () => this.#onReady());
    }
  }

  /** Connects in the background: a site starts without Redis, too. */
  open(): void {
    this.#connect().catch((error: unknown) => this.#onLost(error));
  }

  async #connect(): Promise<void> {
    // Both try again by themselves, and the subscriber hears again what it has heard before.
    await Promise.all([this.#client.connect(), this.#subscriber.connect()]);
    await this.#subscriber.subscribe(this.#name, (text) => this.#receive(text));
    this.#isSubscribed = true;
  }

  /** True while publishes of other sites are heard. */
  get isOpen(): boolean {
    return this.#isSubscribed && this.#subscriber.isReady && this.#client.isReady;
  }

  /** Tells the other sites of a publish; one that cannot be told is logged, and they show it by age, or when Redis is back. */
  async tell(publish: Publish): Promise<void> {
    try {
      const text = JSON.stringify({ ...publish, sender: this.#sender });
      await withDeadline(TELL_MS, () => this.#client.publish(this.#name, text));
    } catch (error) {
      console.error(`other sites are not told of a publish: ${errorMessage(error)}`);
    }
  }

  #receive(text: string): void {
    const read = message.safeParse(parseJson(text));
    if (!read.success) return void console.error('a message about a publish cannot be read');
    const { sender, ...publish } = read.data;
    if (sender !== this.#sender) this.#options.onPublish(publish);
  }

  #onLost(error: unknown): void {
    if (!this.#wasLost) console.error(`Redis is gone, pages are renewed by age: ${errorMessage(error)}`);
    this.#wasLost = true;
  }

  #onReady(): void {
    if (!this.#client.isReady || !this.#subscriber.isReady) return;
    if (this.#wasLost) this.#options.onReturn();
    this.#wasLost = false;
  }
}

const clientAt = (url: string) =>
  createClient({
    url,
    pingInterval: PING_MS,
    // A publish does not wait for a Redis that is gone.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (attempts) => Math.min(MAX_PAUSE_MS, 100 * 2 ** Math.min(attempts, 10)) },
  });
