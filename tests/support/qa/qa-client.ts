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

/** A call of a service that the test's browser made. */
export type RecordedRequest = z.output<typeof requestsResponse>['requests'][number];

const host = (): string => process.env.PLATFORM_BASE_URL ?? 'http://127.0.0.1:3001';

/** What the content platform does for one running test: its door is there where the platform runs with QA=1. */
export class QaClient {
  /** Stands in the header `x-qa-test` of everything that the test's browser asks. */
  readonly test: string;

  private constructor(test: string) {
    this.test = test;
  }

  /** Begins a test; throws with what to do when the platform is not there or has no such door. */
  static async open(): Promise<QaClient> {
    return new QaClient(testResponse.parse(await sendRequest('POST', '/qa/tests')).test);
  }

  /** Publishes a page of layout JSON in both languages; its address without language. */
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

  /** Ends the test: its pages and orders are forgotten. */
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
