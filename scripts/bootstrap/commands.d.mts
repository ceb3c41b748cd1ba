import type { Readable } from 'node:stream';
export function excerpt(streams: readonly Readable[]): () => string;
