/** The address of a catch-all route's steps, without prefix: `/personal/finance`. */
export const pathFromSegments = (steps: string | readonly string[] = []): string => `/${[steps].flat().join('/')}`;
