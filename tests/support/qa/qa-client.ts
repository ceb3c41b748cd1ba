import { z } from 'zod';

const testResponse = z.object({ test: z.string() });
const publishResponse = z.object({ path: z.string() });
const requestsResponse = z.object({
  requests: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      query: z.record(z.string(), z.string()),
      headers: z.record(z.string(), z.string()),
      body: z.unknown(),
    }),
  ),
});

/** A request of the test's browser to a service. */
export type RecordedRequest = z.output<typeof requestsResponse>['requests'][number];

const host = (): string => process.env.PLATFORM_BASE_URL ?? 'http://127.0.0.1:3001';

/** Client of the content platform's QA endpoint for one running test; the endpoint exists with QA=1. */
export class QaClient {
  /** Value of the header `x-qa-test` of all requests of the test's browser. */
  readonly test: string;

  private constructor(test: string) {
    this.test = test;
  }

  /** Begins a test; throws with instructions when the platform is not reachable or has no QA endpoint. */
  static async open(): Promise<QaClient> {
    return new QaClient(testResponse.parse(await sendRequest('POST', '/qa/tests')).test);
  }

  /** Publishes a page of layout JSON in both languages; returns its path without language prefix. */
  async publish(page: object): Promise<string> {
    return publishResponse.parse(await this.#request('POST', '/pages', page)).path;
  }

  async stubService(order: object): Promise<void> {
    await this.#request('POST', '/services', order);
  }

  async restoreService(path: string): Promise<void> {
    await this.#request('DELETE', `/services?path=${encodeURIComponent(path)}`);
  }

  async requests(): Promise<readonly RecordedRequest[]> {
    return requestsResponse.parse(await this.#request('GET', '/requests')).requests;
  }

  /** Ends the test: deletes its pages and stubs. */
  async close(): Promise<void> {
    await this.#request('DELETE', '');
  }

  #request(method: string, path: string, body?: object): Promise<unknown> {
    return sendRequest(method, `/qa/tests/${this.test}${path}`, body);
  }
}

async function sendRequest(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(host() + path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`no content platform at ${host()}: set PLATFORM_BASE_URL`, { cause });
  });
  const text = await response.text();
  if (response.status === 404 && path === '/qa/tests')
    throw new Error(`the content platform at ${host()} has no QA controls: start it with QA=1`);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
