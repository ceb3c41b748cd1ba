import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the bytes of every file of a folder by path, hidden ones too, as text in an encoding. */
export const folderFiles = (folder: string, encoding: 'base64' | 'utf8' = 'base64'): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, encoding)]),
  );
