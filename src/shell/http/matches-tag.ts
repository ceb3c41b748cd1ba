/** Returns true when `If-None-Match` names a tag, weak or not, or any (RFC 9110, section 13.1.2). */
export const matchesTag = (ifNoneMatch = '', tag: string): boolean =>
  ifNoneMatch.split(',').some((one) => ['*', opaque(tag)].includes(opaque(one)));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
