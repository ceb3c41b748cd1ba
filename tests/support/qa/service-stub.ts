import type { Call, ResponseBody } from '#sitecore/contracts/call.ts';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import type { RecordedRequest, QaClient } from './qa-client.ts';

type StubbedCall = Pick<Endpoint, 'path'>;

/** Response of a stub: a body of the call's contract, or any body with a status. */
type StubResponse<C extends StubbedCall> = { readonly headers?: Readonly<Record<string, string>> } & (
  | { readonly body: C extends Call ? ResponseBody<C> : unknown; readonly status?: undefined }
  | { readonly status: number; readonly body?: unknown }
);

interface Timing {
  readonly afterMs: number;
  readonly once: boolean;
}

/** Stub of one service for this test only; concurrent tests reach the service itself. */
export class ServiceStub<C extends StubbedCall> {
  readonly #client: QaClient;
  readonly #path: string;
  readonly #timing: Timing;

  constructor(client: QaClient, path: string, timing: Timing = { afterMs: 0, once: false }) {
    this.#client = client;
    this.#path = path;
    this.#timing = timing;
  }

  /** Returns a stub of the next request only: `service.once().respondsWith({ status: 500 })`. Several are used one after another. */
  once(): ServiceStub<C> {
    return new ServiceStub<C>(this.#client, this.#path, { ...this.#timing, once: true });
  }

  /** Returns a stub that waits for the given milliseconds: `service.after(500).respondsWith(…)`. */
  after(afterMs: number): ServiceStub<C> {
    return new ServiceStub<C>(this.#client, this.#path, { ...this.#timing, afterMs });
  }

  /** Responds with a body as JSON: of the contract and with status 200, or any with the given status. */
  respondsWith({ status = 200, headers = {}, body = '' }: StubResponse<C>): Promise<void> {
    const sent = { 'content-type': 'application/json', ...headers };
    return this.#send('answers', { status, headers: sent, body: JSON.stringify(body) });
  }

  /** Responds with a page of HTML. */
  sendsGarbage(): Promise<void> {
    return this.#send('answers', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' });
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
