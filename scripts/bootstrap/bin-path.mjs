import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the entry file of a package's program; from its manifest, since .bin holds no plain files on Windows. */
export function binPath(root, packageName, program = packageName) {
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', packageName, 'package.json'), 'utf8'));
  return join(root, 'node_modules', packageName, typeof bin === 'string' ? bin : bin[program]);
}
