import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '#src/config/env.ts';
import { verifyBearer } from '#src/shell/http/verify-bearer.ts';

/** Sources of a site's health. */
interface HealthSources {
  /** Resolves with true once the site can show its home page: from memory, or from the content platform. */
  readonly hasContent: () => Promise<boolean>;
  /** Returns true while the site hears of publishes at other sites; missing for a site that is alone. */
  readonly hearsPublishes?: () => boolean;
  /** Returns the pages in memory that show nothing of their header or main part. */
  readonly lackingParts?: () => readonly string[];
}

/** Pages that a readiness names; the log has all of them. */
const NAMED_PAGES = 10;

/**
 * Health of a site: `/livez` says that the process runs, `/readyz` that it is to get visitors, which one that stops or has no content
 * is not. `/api/healthz` is `/livez`, and tells the publisher's secret the use of the process, and if the site has all its pages.
 */
export class Health {
  readonly #sources: HealthSources;
  /** True once the process is to end. */
  isDraining = false;
  /** Returns true once the site has all its pages as they are now. */
  isWarm = (): boolean => false;

  constructor(sources: HealthSources) {
    this.#sources = sources;
  }

  /** Responds to a request for the site's health; returns undefined for any other. */
  respond({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const [path] = url.split('?');
    if (path === '/readyz') return this.#respondReady(response);
    if (path !== '/livez' && path !== '/api/healthz') return undefined;
    const { REVALIDATE_SECRET: secret } = env();
    const isOperator = secret !== undefined && verifyBearer(headers.authorization, secret);
    send(response, 200, { status: 'ok', ...(isOperator && this.#details()) });
    return Promise.resolve();
  }

  /** Bytes of memory, and what keeps the process waiting (connections, files, timers). */
  #details(): object {
    return {
      isWarm: this.isWarm(),
      memory: process.memoryUsage(),
      handles: process.getActiveResourcesInfo().length,
    };
  }

  async #respondReady(response: ServerResponse): Promise<void> {
    if (this.isDraining) return void send(response, 503, { status: 'stopping' });
    const { hasContent, hearsPublishes, lackingParts } = this.#sources;
    if (!(await hasContent())) return void send(response, 503, { status: 'no content' });
    const lacking = lackingParts?.() ?? [];
    // Neither is a reason to send visitors elsewhere: pages are renewed by age without Redis, and an empty one is so at every site.
    send(response, 200, {
      status: 'ok',
      ...(hearsPublishes && { publishes: hearsPublishes() ? 'heard' : 'by age' }),
      ...(lacking.length > 0 && { emptyPages: lacking.length, errors: lacking.slice(0, NAMED_PAGES) }),
    });
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
