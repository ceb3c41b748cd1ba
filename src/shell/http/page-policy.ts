import type { DirectiveOrigins } from '#src/config/content-origins.ts';

/** Name of the header that holds the content security policy. */
export const POLICY = 'Content-Security-Policy';

/** A response whose headers are not sent. */
interface Unsent {
  getHeader(name: string): unknown;
  setHeader(name: string, value: string): unknown;
  writeHead(status: number, ...rest: []): unknown;
}

interface PagePolicy {
  /** Returns the origins of the page, which is rendered by then; undefined for a page with its own only. */
  readonly origins: () => DirectiveOrigins | undefined;
  /** Returns the policy of a page with these origins. */
  readonly policyWith: (origins: DirectiveOrigins) => string;
}

/**
 * Adds the origins of a page to the policy of its response as the headers are written: before it is rendered, nobody knows
 * them. A policy that the route set itself stays.
 */
export function addPageOrigins(response: Unsent, { origins, policyWith }: PagePolicy): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: []) => {
    const added = origins();
    if (added && response.getHeader(POLICY) === policyWith({})) response.setHeader(POLICY, policyWith(added));
    return writeHead(status, ...rest);
  };
}
