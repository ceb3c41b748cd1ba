/** Endings of a build's files as they are compressed, by content encoding, the one that makes them smallest first. */
export const COMPRESSED = { br: '.br', gzip: '.gz' } as const;

/** Content encoding of a response. */
export type Encoding = keyof typeof COMPRESSED;

/** Content encodings, the one that makes texts smallest first. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
