import type { RecordedRequest, QaClient } from './qa-client.ts';

/** Response of a stub, with status 200 by default: a text is sent unchanged, any other body as JSON. */
type StubResponse =
  string | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown };

interface Timing {
  readonly afterMs: number;
  readonly once: boolean;
}

/** Stub of one service for this test only; concurrent tests reach the service itself. */
export class ServiceStub {
  readonly #client: QaClient;
  readonly #path: string;
  readonly #timing: Timing;

  constructor(client: QaClient, path: string, timing: Timing = { afterMs: 0, once: false }) {
    this.#client = client;
    this.#path = path;
    this.#timing = timing;
  }

  /** Returns a stub of the next request only: `service.once().respondsWith({ status: 500 })`. Several are used one after another. */
  once(): ServiceStub {
    return new ServiceStub(this.#client, this.#path, { ...this.#timing, once: true });
  }

  /** Returns a stub that waits for the given milliseconds: `service.after(500).respondsWith(…)`. */
  after(afterMs: number): ServiceStub {
    return new ServiceStub(this.#client, this.#path, { ...this.#timing, afterMs });
  }

  respondsWith(response: StubResponse): Promise<void> {
    const { status = 200, headers = {}, body = '' } = typeof response === 'string' ? { body: response } : response;
    const [type, text] = typeof body === 'string' ? ['text/html', body] : ['application/json', JSON.stringify(body)];
    return this.#send('answers', { status, headers: { 'content-type': type, ...headers }, body: text });
  }

  /** Sends a part of a response and closes the connection. */
  breaksOff(): Promise<void> {
    return this.#send('breaksOff', {});
  }

  /** Passes requests to the service itself: `service.after(500).passes()`. */
  passes(): Promise<void> {
    return this.#send('passes', {});
  }

  /** Never responds, until it recovers or the test ends. */
  stalls(): Promise<void> {
    const { once } = this.#timing;
    return this.#client.stubService({ path: this.#path, once, behaviour: { kind: 'stalls' } });
  }

  /** Passes requests to the service itself from now on, stalled ones too. */
  recovers(): Promise<void> {
    return this.#client.restoreService(this.#path);
  }

  /** Returns the requests of this test so far, the oldest first. */
  async requests(): Promise<readonly RecordedRequest[]> {
    const requests = await this.#client.requests();
    return requests.filter(({ path }) => path.toLowerCase() === this.#path.toLowerCase());
  }

  #send(kind: string, what: object): Promise<void> {
    const { once, afterMs } = this.#timing;
    return this.#client.stubService({ path: this.#path, once, behaviour: { kind, afterMs, ...what } });
  }
}
