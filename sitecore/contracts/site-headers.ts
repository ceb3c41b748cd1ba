/** Request headers of the site to the platform: the visitor's address, and the secret that makes it credible. */
export const CLIENT_ADDRESS = 'x-client-address';
export const SITE_SECRET = 'x-site-secret';

/** Header with the id of a request, by which the lines of site and platform about it are found. */
export const REQUEST_ID = 'x-request-id';

/** Characters that have no special meaning in a log line or a header. */
const VALID_ID = /^[\w.-]{1,64}$/;

/** Returns the id of a request: the caller's own when it is valid, else a new UUID. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && VALID_ID.test(given) ? given : crypto.randomUUID();
