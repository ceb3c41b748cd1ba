import { hash } from 'node:crypto';

/** Returns a strong tag of a body: equal for equal bytes (RFC 9110, section 8.8.3). */
export const entityTag = (body: Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`;
