import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { YamlFile } from './yaml-file.ts';

interface CachedFile {
  /** Changes with each save of the file. */
  readonly stamp: string;
  readonly file: YamlFile;
}

/** The parsed files of a content folder; a file is parsed again only after it was saved. */
export class FileCache {
  readonly #files = new Map<string, CachedFile>();

  /** Returns the files as they are now; each is looked at once. */
  snapshot(): FileSnapshot {
    return new FileSnapshot(this.#files);
  }

  /** Forgets the files that are not among these paths. */
  keep(paths: ReadonlySet<string>): void {
    for (const path of this.#files.keys()) if (!paths.has(path)) this.#files.delete(path);
  }
}

/** The files of a content folder at one time. */
class FileSnapshot {
  readonly #files: Map<string, CachedFile>;
  readonly #read = new Map<string, YamlFile>();
  readonly #listed = new Map<string, readonly string[]>();

  constructor(files: Map<string, CachedFile>) {
    this.#files = files;
  }

  /** The paths of the files that were read. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#read.keys());
  }

  /** True when one of the listed files is a draft. */
  get hasDrafts(): boolean {
    return [...this.#listed.values()].some((files) => files.some((file) => file.endsWith('.draft.yml')));
  }

  /** Returns the paths of all files below a folder, relative to it, with `/`; none when the folder does not exist. */
  below(folder: string): readonly string[] {
    const listed = this.#listed.get(folder) ?? filesBelow(folder);
    this.#listed.set(folder, listed);
    return listed;
  }

  has(path: string): boolean {
    return this.#read.has(path) || existsSync(path);
  }

  /** Reads a file; `displayed` is its path in diagnostics, `published` that of the file that it is or drafts. */
  read(path: string, displayed: string, published?: string): YamlFile {
    const file = this.#read.get(path) ?? this.#current(path, displayed, published);
    this.#read.set(path, file);
    return file;
  }

  #current(path: string, displayed: string, published: string | undefined): YamlFile {
    const { mtimeMs, ctimeMs, size, ino } = statSync(path);
    const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    const known = this.#files.get(path);
    if (known?.stamp === stamp) return known.file;
    const file = new YamlFile(readFileSync(path, 'utf8'), displayed, published);
    this.#files.set(path, { stamp, file });
    return file;
  }
}

export type { FileSnapshot };

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) =>
          join(parentPath, name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];
