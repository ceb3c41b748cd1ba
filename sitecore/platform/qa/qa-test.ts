import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { QaPage } from './qa-page.ts';

/** The longest that a call is kept waiting. */
const LONGEST_WAIT_MS = 60_000;
const MOST_OF_EACH = 500;

const wait = z.int().min(0).max(LONGEST_WAIT_MS);

/** What a service does for a test instead of its work; `passes` is its work, after a while. */
const behaviour = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answers'),
    status: z.int().min(200).max(599),
    headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/)),
    body: z.string(),
    afterMs: wait,
  }),
  z.strictObject({ kind: z.literal('breaksOff'), afterMs: wait }),
  z.strictObject({ kind: z.literal('passes'), afterMs: wait }),
  z.strictObject({ kind: z.literal('stalls') }),
]);

export type Behaviour = z.output<typeof behaviour>;

/** How a test wants a service to behave: the next call only, or every call. */
export const serviceStub = z.strictObject({
  path: z.string().startsWith('/api/sitecore/'),
  once: z.boolean(),
  behaviour,
});

type ServiceStub = z.output<typeof serviceStub>;

/** A call of a service that a test's browser made. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A test that is running: its pages, how it wants services to behave, and what it has asked of them. */
export class QaTest {
  readonly id = randomUUID();
  readonly startedAt: number;
  readonly pages = new Map<string, QaPage>();
  readonly requests: RecordedRequest[] = [];
  readonly #over = new AbortController();
  readonly #recoveries = new Map<string, AbortController>();
  #stubs: ServiceStub[] = [];

  constructor(began: number) {
    this.startedAt = began;
  }

  /** Puts a page under an address of its own, which nobody can guess; undefined when the test has too many. */
  publish(page: QaPage): string | undefined {
    if (this.pages.size >= MOST_OF_EACH) return undefined;
    const address = `/qa/${randomBytes(8).toString('hex')}`;
    this.pages.set(address, page);
    return address;
  }

  /** Takes an order; of those for every call the last one counts. False when there are too many. */
  addStub(given: ServiceStub): boolean {
    const path = given.path.toLowerCase();
    const kept = given.once ? this.#stubs : this.#stubs.filter((one) => one.once || one.path !== path);
    if (kept.length >= MOST_OF_EACH) return false;
    this.#stubs = [...kept, { ...given, path }];
    return true;
  }

  /** What a service is to do with the call that has just come; those that hold once are used up first. */
  behaviourAt(address: string): Behaviour | undefined {
    const path = address.toLowerCase();
    const next = this.#stubs.find((one) => one.once && one.path === path);
    if (next) this.#stubs = this.#stubs.filter((one) => one !== next);
    return (next ?? this.#stubs.find((one) => one.path === path))?.behaviour;
  }

  /** Ends what was ordered of a service; calls that it keeps waiting go on to it. */
  restore(address: string): void {
    const path = address.toLowerCase();
    this.#stubs = this.#stubs.filter((one) => one.path !== path);
    this.#recoveries.get(path)?.abort();
    this.#recoveries.delete(path);
  }

  /** Writes down a call; when there are too many the oldest is dropped. */
  record(call: RecordedRequest): void {
    this.requests.push(call);
    if (this.requests.length > MOST_OF_EACH) this.requests.shift();
  }

  /** Ends every wait of this test. */
  end(): void {
    this.#over.abort();
  }

  /** Waits until a service recovers; "ended" when the test is over first, when nobody listens any more, or in the end. */
  async waitUntilRestored(address: string, caller: AbortSignal): Promise<'recovered' | 'ended'> {
    const path = address.toLowerCase();
    const recovery = this.#recoveries.get(path) ?? new AbortController();
    this.#recoveries.set(path, recovery);
    await sleep(LONGEST_WAIT_MS, AbortSignal.any([recovery.signal, this.#over.signal, caller]));
    return recovery.signal.aborted ? 'recovered' : 'ended';
  }

  /** Waits for a while, at most as long as the test lasts and somebody listens. */
  async delay(ms: number, caller: AbortSignal): Promise<void> {
    await sleep(ms, AbortSignal.any([this.#over.signal, caller]));
  }
}

/** Resolves after a time, or as soon as a signal says so. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms === 0 || signal.aborted) return void resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
