import type { AskedCall, PlatformDoor } from './platform-door.ts';

/** What a service answers, 200 unless it says otherwise: a text goes out as it is, any other body as JSON. */
type Answer =
  string | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

interface Timing {
  readonly afterMs: number;
  readonly once: boolean;
}

/** How one service behaves in this test; other tests, at the same moment, meet the service itself. */
export class ServiceOrder {
  readonly #door: PlatformDoor;
  readonly #path: string;
  readonly #timing: Timing;

  constructor(door: PlatformDoor, path: string, timing: Timing = { afterMs: 0, once: false }) {
    this.#door = door;
    this.#path = path;
    this.#timing = timing;
  }

  /** Only the next call: `service.once().answers({ status: 500 })`. Several are used up one after another. */
  once(): ServiceOrder {
    return new ServiceOrder(this.#door, this.#path, { ...this.#timing, once: true });
  }

  /** Only after so many milliseconds: `service.after(500).answers(…)`. */
  after(afterMs: number): ServiceOrder {
    return new ServiceOrder(this.#door, this.#path, { ...this.#timing, afterMs });
  }

  answers(answer: Answer): Promise<void> {
    const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer;
    const [type, text] = typeof body === 'string' ? ['text/html', body] : ['application/json', JSON.stringify(body)];
    return this.#order('answers', { status, headers: { 'content-type': type, ...headers }, body: text });
  }

  /** Begins an answer and drops the connection. */
  breaksOff(): Promise<void> {
    return this.#order('breaksOff', {});
  }

  /** Does its own work: `service.after(500).passes()`. */
  passes(): Promise<void> {
    return this.#order('passes', {});
  }

  /** Never answers, until it recovers or the test is over. */
  stalls(): Promise<void> {
    const { once } = this.#timing;
    return this.#door.order({ path: this.#path, once, behaviour: { kind: 'stalls' } });
  }

  /** Does its own work from now on, for calls that stalled too. */
  recovers(): Promise<void> {
    return this.#door.recover(this.#path);
  }

  /** What this test has asked of it so far, the first call first. */
  async requests(): Promise<readonly AskedCall[]> {
    const asked = await this.#door.requests();
    return asked.filter(({ path }) => path.toLowerCase() === this.#path.toLowerCase());
  }

  #order(kind: string, what: object): Promise<void> {
    const { once, afterMs } = this.#timing;
    return this.#door.order({ path: this.#path, once, behaviour: { kind, afterMs, ...what } });
  }
}
