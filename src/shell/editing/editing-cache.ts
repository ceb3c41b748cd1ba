import { join } from 'node:path';
import { env } from '#src/config/env.ts';
import { EditingFiles } from './editing-files.ts';

const LIMITS = { maxAgeMs: 20 * 60_000, files: 200, bytes: 100_000_000 };

let known: EditingFiles | undefined;

/** Returns the cache of data that editors sent to this site. */
export const editingCache = (): EditingFiles =>
  (known ??= new EditingFiles(join(env().DATA_DIR, 'tmp', 'editing'), LIMITS));
