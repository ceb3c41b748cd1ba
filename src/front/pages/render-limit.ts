import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#sitecore/rules/client-network.ts';
import { env } from '#src/config/env.ts';
import { type TokenBuckets, tokenBuckets } from '#src/shell/http/token-buckets.ts';
import { clientOf } from '#src/shell/http/client-of.ts';

/** Pages that a client may request at once, as seconds of its limit. */
const BURST_SECONDS = 10;

/** Clients that are remembered. */
const MAX_CLIENTS = 10_000;

/** The limit of what is rendered for one client (`QUERY_PAGES_PER_SECOND`): pages with a query of its own, and missing ones. */
export class RenderLimit {
  #buckets: TokenBuckets | undefined;

  /** Counts a page of a client; returns 0, or the seconds until it may request one. */
  take(request: IncomingMessage): number {
    const client = this.#limited(request);
    return client === undefined ? 0 : this.#tokens()(client);
  }

  /** Counts a page no longer: one that is kept for all visitors. */
  giveBack(request: IncomingMessage): void {
    const client = this.#limited(request);
    if (client !== undefined) this.#tokens().giveBack(client);
  }

  #tokens(): TokenBuckets {
    const { QUERY_PAGES_PER_SECOND: perSecond } = env();
    return (this.#buckets ??= tokenBuckets({ perSecond, burst: perSecond * BURST_SECONDS, clients: MAX_CLIENTS }));
  }

  /** Returns the client that a request counts for; undefined without a limit, and for tests on this machine. */
  #limited(request: IncomingMessage): string | undefined {
    const { QUERY_PAGES_PER_SECOND: perSecond, TRUSTED_PROXIES, QA } = env();
    const client = clientOf(request, TRUSTED_PROXIES);
    return perSecond === 0 || (QA === '1' && isLoopback(client)) ? undefined : client;
  }
}
