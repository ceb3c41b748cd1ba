import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { QaPage } from './qa-page.ts';

/** The longest delay of a stubbed response. */
const LONGEST_WAIT_MS = 60_000;
const MOST_OF_EACH = 500;

const wait = z.int().min(0).max(LONGEST_WAIT_MS);

/** Behaviour of a stubbed service; `passes` lets the service respond after a delay. */
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

/** A stub of a service for one test: for the next call only, or for every call. */
export const serviceStub = z.strictObject({
  path: z.string().regex(/^\/api\/sitecore\/|^\/sitecore\/api\/graph\/edge$/),
  once: z.boolean(),
  behaviour,
});

type ServiceStub = z.output<typeof serviceStub>;

/** A service request of a test's browser. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A running test: its pages, its service stubs and the service requests of its browser. */
export class QaTest {
  readonly id = randomUUID();
  readonly startedAt: number;
  readonly pages = new Map<string, QaPage>();
  readonly requests: RecordedRequest[] = [];
  readonly #ended = new AbortController();
  readonly #restores = new Map<string, AbortController>();
  #stubs: ServiceStub[] = [];

  constructor(startedAt: number) {
    this.startedAt = startedAt;
  }

  /** Publishes a page at a random path and returns it; undefined when the test has too many pages. */
  publish(page: QaPage): string | undefined {
    if (this.pages.size >= MOST_OF_EACH) return undefined;
    const path = `/qa/${randomBytes(8).toString('hex')}`;
    this.pages.set(path, page);
    return path;
  }

  /** Adds a stub; one for every call replaces the earlier one of its path. Returns false when there are too many. */
  addStub(stub: ServiceStub): boolean {
    const path = stub.path.toLowerCase();
    const others = stub.once ? this.#stubs : this.#stubs.filter((other) => other.once || other.path !== path);
    if (others.length >= MOST_OF_EACH) return false;
    this.#stubs = [...others, { ...stub, path }];
    return true;
  }

  /** Returns the behaviour for a request, undefined without a stub; a stub for one call comes first and is removed. */
  behaviourAt(requestPath: string): Behaviour | undefined {
    const path = requestPath.toLowerCase();
    const next = this.#stubs.find((other) => other.once && other.path === path);
    if (next) this.#stubs = this.#stubs.filter((other) => other !== next);
    return (next ?? this.#stubs.find((other) => other.path === path))?.behaviour;
  }

  /** Removes the stubs of a service; its stalled requests go on to the service. */
  restore(servicePath: string): void {
    const path = servicePath.toLowerCase();
    this.#stubs = this.#stubs.filter((other) => other.path !== path);
    this.#restores.get(path)?.abort();
    this.#restores.delete(path);
  }

  /** Records a request; past the limit the oldest is dropped. */
  record(call: RecordedRequest): void {
    this.requests.push(call);
    if (this.requests.length > MOST_OF_EACH) this.requests.shift();
  }

  /** Ends every wait of this test. */
  end(): void {
    this.#ended.abort();
  }

  /** Waits for `restore`; returns "ended" when the test, the request or the longest delay ends first. */
  async waitUntilRestored(servicePath: string, caller: AbortSignal): Promise<'restored' | 'ended'> {
    const path = servicePath.toLowerCase();
    const restored = this.#restores.get(path) ?? new AbortController();
    this.#restores.set(path, restored);
    await waitFor(LONGEST_WAIT_MS, AbortSignal.any([restored.signal, this.#ended.signal, caller]));
    return restored.signal.aborted ? 'restored' : 'ended';
  }

  /** Waits for a time, or until the test or the request ends. */
  async delay(ms: number, caller: AbortSignal): Promise<void> {
    await waitFor(ms, AbortSignal.any([this.#ended.signal, caller]));
  }
}

/** Resolves after a time, or when the signal aborts. */
function waitFor(ms: number, signal: AbortSignal): Promise<void> {
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
