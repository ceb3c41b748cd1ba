import { Agent, type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import { env } from '#src/config/env.ts';
import { requestIdHeader } from '#src/services/current-request.server.ts';
import { PAGE_FACTS, type PageFacts, readFacts } from '#src/shell/page/page-facts.ts';
import { TextBody } from '../text-body.ts';
import type { PageKey } from './page-key.ts';

/** A page as Next rendered it. */
export interface RenderedPage {
  readonly key: PageKey;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: TextBody;
  /** True when every visitor may get it. */
  readonly isPublic: boolean;
  /** Facts of a page of the site, or of a document; undefined for what Next serves besides them. */
  readonly facts: PageFacts | undefined;
}

/** Headers of Next's response that visitors get; all others are of its connection, or its own. */
const PASSED = ['content-type', 'cache-control', 'content-security-policy', 'location', 'retry-after', 'vary'];

/** Facts of a listing with five hundred choices have some tens of kilobytes. */
const MAX_HEADER_BYTES = 1024 * 1024;

/**
 * Pages rendered at a time, those included that wait for the platform. One takes some milliseconds of the process's only
 * thread: more of them would make visitors of pages in memory wait for a second.
 */
export const MAX_RENDERS = 64;

/** Requests pages of Next, which listens at a socket of this process. */
export class NextRenderer {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: MAX_RENDERS });
  readonly #socketPath: string;
  #running = 0;

  constructor(socketPath: string) {
    this.#socketPath = socketPath;
  }

  /** Requests a page; rejects when too many are rendered, or Next does not respond in time. */
  async render(key: PageKey, url: string, headers: IncomingHttpHeaders): Promise<RenderedPage> {
    if (this.#running >= MAX_RENDERS) throw new Error('too many pages are rendered at this time');
    this.#running += 1;
    try {
      return await this.#request(key, url, headers);
    } finally {
      this.#running -= 1;
    }
  }

  async #request(key: PageKey, url: string, headers: IncomingHttpHeaders): Promise<RenderedPage> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(
        {
          socketPath: this.#socketPath,
          path: url,
          headers: { host: 'localhost', ...requestIdHeader(), ...headers },
          agent: this.#agent,
          maxHeaderSize: MAX_HEADER_BYTES,
          // The page and its widgets wait for the platform once each.
          signal: AbortSignal.timeout(4 * env().PLATFORM_TIMEOUT_MS),
        },
        resolve,
      )
        .on('error', reject)
        .end();
    });
    const body = new TextBody(Buffer.concat(await response.toArray()));
    const facts = readFacts([response.headers[PAGE_FACTS]].flat()[0]);
    return {
      key,
      status: response.statusCode ?? 500,
      headers: passedHeaders(response.headers, facts),
      body,
      isPublic: /\bpublic\b/.test(response.headers['cache-control'] ?? ''),
      facts,
    };
  }
}

/** Returns the headers that visitors get; cookies too of what is no page for all. */
function passedHeaders(headers: IncomingHttpHeaders, facts: PageFacts | undefined): RenderedPage['headers'] {
  const names = facts && /\bpublic\b/.test(headers['cache-control'] ?? '') ? PASSED : [...PASSED, 'set-cookie'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
