import type { RecordedRequest, QaClient } from './qa-client.ts';

/** What a service answers, 200 unless it says otherwise: a text goes out as it is, any other body as JSON. */
type StubResponse =
  string | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

interface Timing {
  readonly afterMs: number;
  readonly once: boolean;
}

/** How one service behaves in this test; other tests, at the same moment, meet the service itself. */
export class ServiceStub {
  readonly #client: QaClient;
  readonly #path: string;
  readonly #timing: Timing;

  constructor(door: QaClient, path: string, timing: Timing = { afterMs: 0, once: false }) {
    this.#client = door;
    this.#path = path;
    this.#timing = timing;
  }

  /** Only the next call: `service.once().answers({ status: 500 })`. Several are used up one after another. */
  once(): ServiceStub {
    return new ServiceStub(this.#client, this.#path, { ...this.#timing, once: true });
  }

  /** Only after so many milliseconds: `service.after(500).answers(…)`. */
  after(afterMs: number): ServiceStub {
    return new ServiceStub(this.#client, this.#path, { ...this.#timing, afterMs });
  }

  respondsWith(answer: StubResponse): Promise<void> {
    const { status = 200, headers = {}, body = '' } = typeof answer === 'string' ? { body: answer } : answer;
    const [type, text] = typeof body === 'string' ? ['text/html', body] : ['application/json', JSON.stringify(body)];
    return this.#send('answers', { status, headers: { 'content-type': type, ...headers }, body: text });
  }

  /** Begins an answer and drops the connection. */
  breaksOff(): Promise<void> {
    return this.#send('breaksOff', {});
  }

  /** Does its own work: `service.after(500).passes()`. */
  passes(): Promise<void> {
    return this.#send('passes', {});
  }

  /** Never answers, until it recovers or the test is over. */
  stalls(): Promise<void> {
    const { once } = this.#timing;
    return this.#client.stubService({ path: this.#path, once, behaviour: { kind: 'stalls' } });
  }

  /** Does its own work from now on, for calls that stalled too. */
  recovers(): Promise<void> {
    return this.#client.restoreService(this.#path);
  }

  /** What this test has asked of it so far, the first call first. */
  async requests(): Promise<readonly RecordedRequest[]> {
    const asked = await this.#client.requests();
    return asked.filter(({ path }) => path.toLowerCase() === this.#path.toLowerCase());
  }

  #send(kind: string, what: object): Promise<void> {
    const { once, afterMs } = this.#timing;
    return this.#client.stubService({ path: this.#path, once, behaviour: { kind, afterMs, ...what } });
  }
}
