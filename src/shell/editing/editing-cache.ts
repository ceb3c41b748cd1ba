import { join } from 'node:path';
import { env } from '#src/config/env.ts';
import { EditingFiles } from './editing-files.ts';

const LIMITS = { maxAgeMs: 20 * 60_000, files: 200, bytes: 100_000_000 };

let known: EditingFiles | undefined;

/** Where this site keeps what editors send. */
export const editingCache = (): EditingFiles =>
  (known ??= new EditingFiles(join(env().DATA_DIR, 'tmp', 'editing'), LIMITS));
