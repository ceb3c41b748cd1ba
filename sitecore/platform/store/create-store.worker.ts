import { renameSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const { folder } = z.object({ folder: z.string() }).parse(workerData);

// The folder gets its name once it is complete: a creation that was interrupted begins again.
const unfinished = `${folder}.new`;
rmSync(unfinished, { recursive: true, force: true });
const client = await PGlite.create({ dataDir: unfinished });
await client.close();
renameSync(unfinished, folder);
