import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';

interface QueueOptions {
  /** Where a site hears of publishes, `https://www.rukn.example/api/revalidate`. */
  readonly url: string;
  readonly secret: string;
  readonly logger: Logger;
  readonly timeouts?: RetryTimeouts;
}

interface RetryTimeouts {
  /** How long to wait after the first failure; twice as long after each further one, up to the longest. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** When to give a path up. */
  readonly giveUpMs: number;
}

/** After five minutes a page renews itself. */
const RETRY_TIMEOUTS: RetryTimeouts = { firstMs: 500, longestMs: 30_000, giveUpMs: 300_000 };
const BATCH = 100;
const TIMEOUT_MS = 60_000;
/** Answers that pass: too slow, too many, a site that starts. */
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

const responseSchema = z.object({ failed: z.array(z.object({ path: z.string(), reason: z.string() })) });

/** What became of a batch: the paths that failed for now, or why no retry can help. */
type BatchResult =
  { readonly again: readonly string[]; readonly reason: string | undefined } | { readonly refused: string };

/** Tells one site which of its pages are to be renewed, and tells it again while it is away. */
export class RevalidationQueue {
  readonly #options: QueueOptions;
  readonly #timeouts: RetryTimeouts;
  /** When each path was affected last; a path waits once, however often it is. */
  readonly #waiting = new Map<string, number>();
  #failures = 0;
  #isSending = false;
  #pause = new AbortController();
  #isStopped = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#timeouts = options.timeouts ?? RETRY_TIMEOUTS;
  }

  /** Adds the paths of pages, without language. */
  add(paths: Iterable<string>): void {
    if (this.#isStopped) return;
    const now = Date.now();
    for (const path of paths) this.#waiting.set(path, now);
    this.#failures = 0;
    this.#pause.abort();
    if (!this.#isSending) void this.#send();
  }

  /** Forgets what waits and what comes. */
  stop(): void {
    this.#isStopped = true;
    this.#waiting.clear();
    this.#pause.abort();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.size > 0) {
      const batch = new Map([...this.#waiting].slice(0, BATCH));
      for (const path of batch.keys()) this.#waiting.delete(path);
      if (!(await this.#sendBatch(batch))) await this.#backOff();
    }
    this.#isSending = false;
  }

  /** Whether all of a batch is done with. */
  async #sendBatch(batch: ReadonlyMap<string, number>): Promise<boolean> {
    const { url, logger } = this.#options;
    const began = performance.now();
    const outcome = await this.#post([...batch.keys()]);
    const told = { url, paths: batch.size, ms: Math.round(performance.now() - began) };
    if ('refused' in outcome) {
      logger.error({ ...told, reason: outcome.refused }, 'the site refuses to renew pages');
      return true;
    }
    const { again, reason } = outcome;
    if (again.length === 0) {
      this.#failures = 0;
      logger.info(told, 'pages renewed');
      return true;
    }
    logger.warn({ ...told, failed: again.slice(0, 5), reason }, 'pages not renewed yet');
    this.#requeue(again, batch);
    return false;
  }

  /** Puts paths back, unless they are affected anew already or have renewed themselves. */
  #requeue(paths: readonly string[], batch: ReadonlyMap<string, number>): void {
    if (this.#isStopped) return;
    for (const path of paths) {
      const since = batch.get(path) ?? 0;
      if (!this.#waiting.has(path) && Date.now() - since < this.#timeouts.giveUpMs) this.#waiting.set(path, since);
    }
  }

  async #post(paths: readonly string[]): Promise<BatchResult> {
    const { url, secret } = this.#options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ paths }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const reason = `it answered ${response.status}`;
        return RETRYABLE_STATUSES.includes(response.status) ? { again: paths, reason } : { refused: reason };
      }
      const read = responseSchema.safeParse(parseJson(await response.text()));
      if (!read.success) return { refused: 'it answered something else' };
      const { failed } = read.data;
      return {
        again: failed.map(({ path }) => path).filter((path) => paths.includes(path)),
        reason: failed[0]?.reason,
      };
    } catch (error) {
      return { again: paths, reason: redactedLine(error) };
    }
  }

  /** Waits longer after each failure; a new publish ends the wait. */
  async #backOff(): Promise<void> {
    const { firstMs, longestMs } = this.#timeouts;
    const ms = Math.min(longestMs, firstMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#pause = new AbortController();
    await wait(ms, undefined, { ref: false, signal: this.#pause.signal }).catch(() => undefined);
  }
}
