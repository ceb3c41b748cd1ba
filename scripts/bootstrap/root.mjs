import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout that contains these scripts. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
