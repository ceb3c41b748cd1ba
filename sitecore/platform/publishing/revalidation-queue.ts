import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';

interface QueueOptions {
  /** The revalidation endpoint of a site, `https://www.rukn.example/api/revalidate`. */
  readonly url: string;
  readonly secret: string;
  readonly logger: Logger;
  readonly timeouts?: RetryTimeouts;
}

interface RetryTimeouts {
  /** The delay after the first failure; it doubles after each further one, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** The age at which a path is given up. */
  readonly giveUpMs: number;
}

/** A page revalidates itself after five minutes, so a path is given up then. */
const RETRY_TIMEOUTS: RetryTimeouts = { firstMs: 500, longestMs: 30_000, giveUpMs: 300_000 };
/** Paths of one request: the next save waits for no more, which the site renders in a quarter of a second. */
const BATCH = 10;
const TIMEOUT_MS = 60_000;
/** Statuses of temporary failures: a timeout, too many requests, a site that starts. */
const RETRYABLE_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

const responseSchema = z.object({ failed: z.array(z.object({ path: z.string(), reason: z.string() })) });

/** Returns the body of a request: the paths of pages and, where there are any, those of media. */
function bodyOf(paths: readonly string[]) {
  const media = paths.filter((path) => path.startsWith('/-/'));
  return { paths: paths.filter((path) => !media.includes(path)), ...(media.length > 0 && { media }) };
}

/** Result of a batch: the paths to send again, or the reason why no retry can help. */
type BatchResult =
  | { readonly retry: readonly string[]; readonly reason: string | undefined }
  | { readonly refused: string };

/** Sends one site the paths of pages to revalidate, in batches, and again after temporary failures. */
export class RevalidationQueue {
  readonly #options: QueueOptions;
  readonly #timeouts: RetryTimeouts;
  /** The time at which each path was affected last, in the order in which they are sent; a path is queued once. */
  #waiting = new Map<string, number>();
  #failures = 0;
  #isSending = false;
  #pause = new AbortController();
  #isStopped = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#timeouts = options.timeouts ?? RETRY_TIMEOUTS;
  }

  /** Queues the paths of pages, without language, and of media that are no longer public, before those that wait: an author looks at the page that was saved last. */
  add(paths: Iterable<string>): void {
    if (this.#isStopped) return;
    const now = performance.now();
    const queued = new Map([...paths].map((path) => [path, now]));
    for (const [path, since] of this.#waiting) if (!queued.has(path)) queued.set(path, since);
    this.#waiting = queued;
    this.#failures = 0;
    this.#pause.abort();
    if (!this.#isSending) void this.#send();
  }

  /** Drops the queue and every path that is added later. */
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

  /** Sends a batch; returns false when some of its paths must be sent again. */
  async #sendBatch(batch: ReadonlyMap<string, number>): Promise<boolean> {
    const { url, logger } = this.#options;
    const start = performance.now();
    const result = await this.#post([...batch.keys()]);
    const fields = { url, paths: batch.size, ms: Math.round(performance.now() - start) };
    if ('refused' in result) {
      logger.error({ ...fields, reason: result.refused }, 'the site refuses to revalidate pages');
      return true;
    }
    const { retry, reason } = result;
    if (retry.length === 0) {
      this.#failures = 0;
      logger.info(fields, 'pages revalidated');
      return true;
    }
    logger.warn({ ...fields, failed: retry.slice(0, 5), reason }, 'pages not revalidated yet');
    this.#requeue(retry, batch);
    return false;
  }

  /** Queues paths again, except those that are queued already or have revalidated themselves. */
  #requeue(paths: readonly string[], batch: ReadonlyMap<string, number>): void {
    if (this.#isStopped) return;
    for (const path of paths) {
      const since = batch.get(path) ?? -Infinity;
      if (!this.#waiting.has(path) && performance.now() - since < this.#timeouts.giveUpMs)
        this.#waiting.set(path, since);
    }
  }

  async #post(paths: readonly string[]): Promise<BatchResult> {
    const { url, secret } = this.#options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify(bodyOf(paths)),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) {
        await response.body?.cancel();
        const reason = `the site responded ${response.status}`;
        return RETRYABLE_STATUSES.includes(response.status) ? { retry: paths, reason } : { refused: reason };
      }
      const read = responseSchema.safeParse(parseJson(await response.text()));
      if (!read.success) return { refused: 'the site sent an unknown response' };
      const { failed } = read.data;
      return {
        retry: failed.map(({ path }) => path).filter((path) => paths.includes(path)),
        reason: failed[0]?.reason,
      };
    } catch (error) {
      return { retry: paths, reason: redactedLine(error) };
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
