/**
 * Whether a bearer token has expired at a moment (milliseconds since 1970), by its `exp` claim. A missing token, or one
 * that cannot be read, counts as expired. Its signature is for the bank to check.
 */
export function hasExpired(token: string, now: number): boolean {
  const expires = expiryOf(token);
  return expires === undefined || now >= expires * 1000;
}

/** The `exp` claim, in seconds since 1970. */
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
