import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Folders of installed programs that are not on everyone's PATH; of several versions the newest comes first. */
const otherFolders = (): string[] => [
  ...globSync('/usr/lib/postgresql/*/bin').sort(newestFirst),
  '/usr/sbin',
  '/usr/local/sbin',
];

const newestFirst = (a: string, b: string): number => b.localeCompare(a, 'en', { numeric: true });

/** Returns the path of an installed program, on PATH or where Debian puts servers; undefined without it. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...otherFolders()]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
