import { hash } from 'node:crypto';

/** Returns the strong tag of a body: equal for equal bytes (RFC 9110, section 8.8.3). */
export const entityTag = (body: Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`;

/** Returns true when `If-None-Match` names a tag, weak or not, or any (RFC 9110, section 13.1.2). */
export const matchesTag = (ifNoneMatch = '', tag: string): boolean =>
  ifNoneMatch.split(',').some((one) => ['*', opaque(tag)].includes(opaque(one)));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
