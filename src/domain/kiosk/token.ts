/**
 * Returns true if a bearer token has expired at `now` (milliseconds since 1970) by its `exp` claim, is missing, or cannot
 * be parsed. Does not verify the signature; the bank does.
 */
export function hasExpired(token: string, now: number): boolean {
  const expires = expiryOf(token);
  return expires === undefined || now >= expires * 1000;
}

/** Returns the `exp` claim in seconds since 1970. */
function expiryOf(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    return typeof claims.exp === 'number' ? claims.exp : undefined;
  } catch {
    return undefined;
  }
}
