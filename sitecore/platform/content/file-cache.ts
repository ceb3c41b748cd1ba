import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { YamlFile } from './yaml-file.ts';

interface CachedFile {
  /** Changes with each save of the file. */
  readonly stamp: string;
  readonly file: YamlFile;
}

/** Texts of files by path, that are not saved yet. */
export type FileTexts = ReadonlyMap<string, string>;

/** The parsed files of a content folder; a file is parsed again only after it was saved. */
export class FileCache {
  readonly #files = new Map<string, CachedFile>();
  #last: FileSnapshot | undefined;

  /** Returns the files as they are now; each is looked at once. */
  snapshot(): FileSnapshot {
    return new FileSnapshot(this.#files);
  }

  /**
   * Returns the files as they are now, of which only these may have changed since the last snapshot that was kept; undefined when
   * files were added or removed.
   */
  next(changed: ReadonlySet<string>): FileSnapshot | undefined {
    return this.#last?.next(changed);
  }

  /** Returns the files as they would be with these texts saved. */
  snapshotWith(texts: FileTexts): FileSnapshot {
    return new FileSnapshot(this.#files, new Map(), new Map(), { texts, isWhole: false });
  }

  /** Keeps a snapshot of all files for the next one, and forgets the files that are not in it. */
  keep(snapshot: FileSnapshot): void {
    this.#last = snapshot;
    const { paths } = snapshot;
    for (const path of this.#files.keys()) if (!paths.has(path)) this.#files.delete(path);
  }
}

/** Returns the files of a folder with these texts, whatever is on disk. */
export const snapshotOf = (texts: FileTexts): FileSnapshot =>
  new FileSnapshot(new Map(), new Map(), new Map(), { texts, isWhole: true });

/** More changed paths than this are a change of everything: the system may have dropped further ones. */
const MOST_CHANGED = 500;

interface UnsavedFiles {
  readonly texts: FileTexts;
  /** True when these are all files. */
  readonly isWhole: boolean;
}

/** The files of a content folder at one time. */
class FileSnapshot {
  readonly #files: Map<string, CachedFile>;
  readonly #read: Map<string, YamlFile>;
  readonly #listed: Map<string, readonly string[]>;
  readonly #texts: FileTexts;
  /** True when nothing is read from disk. */
  readonly #isWhole: boolean;

  constructor(
    files: Map<string, CachedFile>,
    read: ReadonlyMap<string, YamlFile> = new Map(),
    listed: ReadonlyMap<string, readonly string[]> = new Map(),
    { texts, isWhole }: UnsavedFiles = { texts: new Map(), isWhole: false },
  ) {
    this.#files = files;
    this.#read = new Map(read);
    this.#listed = new Map(listed);
    this.#texts = texts;
    this.#isWhole = isWhole;
  }

  /** Returns a snapshot that looks again at these paths only; undefined when they may be added or removed files. */
  next(changed: ReadonlySet<string>): FileSnapshot | undefined {
    if (changed.size > MOST_CHANGED) return undefined;
    // Temporary files were never read and are gone.
    if ([...changed].some((path) => existsSync(path) !== this.#read.has(path))) return undefined;
    const next = new FileSnapshot(this.#files, this.#read, this.#listed);
    for (const path of changed) next.#read.delete(path);
    return next;
  }

  /** The paths of the files that were read. */
  get paths(): ReadonlySet<string> {
    return new Set(this.#read.keys());
  }

  /** The texts of the files that were read, by path. */
  get texts(): FileTexts {
    return new Map([...this.#read].map(([path, { text }]) => [path, text]));
  }

  /** True when one of the listed files is a draft. */
  get hasDrafts(): boolean {
    return [...this.#listed.values()].some((files) => files.some((file) => file.endsWith('.draft.yml')));
  }

  /** Returns the paths of all files below a folder, relative to it, with `/`; none when the folder does not exist. */
  below(folder: string): readonly string[] {
    const known = this.#listed.get(folder);
    if (known) return known;
    const unsaved = [...this.#texts.keys()].filter((path) => path.startsWith(`${folder}/`));
    const added = unsaved.map((path) => path.slice(folder.length + 1));
    const saved = this.#isWhole ? [] : filesBelow(folder);
    const listed = [...new Set([...saved, ...added])];
    this.#listed.set(folder, listed);
    return listed;
  }

  /** Returns the names of the folders in a folder, sorted; none when it does not exist. */
  foldersIn(folder: string): readonly string[] {
    if (!this.#isWhole) return foldersOf(folder);
    return [...new Set(this.below(folder).flatMap((path) => path.split('/').slice(0, -1).slice(0, 1)))].sort();
  }

  has(path: string): boolean {
    return this.#read.has(path) || this.#texts.has(path) || (!this.#isWhole && existsSync(path));
  }

  /** Reads a file; `displayed` is its path in diagnostics, `published` that of the file that it is or drafts. */
  read(path: string, displayed: string, published?: string): YamlFile {
    const file = this.#read.get(path) ?? this.#current(path, displayed, published);
    this.#read.set(path, file);
    return file;
  }

  #current(path: string, displayed: string, published: string | undefined): YamlFile {
    const text = this.#texts.get(path);
    if (text !== undefined) return new YamlFile(text, displayed, published);
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

const foldersOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
