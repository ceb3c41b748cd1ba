/** Returns the path of a catch-all route's segments, without language prefix: `/personal/finance`. */
export const pathFromSegments = (segments: string | readonly string[] = []): string =>
  `/${[segments].flat().join('/')}`;
