import { basename, join } from 'node:path';
import type { DiagnosticList } from './diagnostics.ts';
import type { FileSnapshot } from './file-cache.ts';
import type { YamlFile, YamlNode } from './yaml-file.ts';

/** The place of the file of one item or page. */
export interface ContentPath {
  /** The segments of the path below its folder, without extension: `personal`, `finance`, `auto`. */
  readonly steps: readonly string[];
  /** The path in the content folder, without extension. */
  readonly path: string;
  readonly isPublished: boolean;
  /** True when the draft is read instead of the published file. */
  readonly isDraft: boolean;
}

/** The file of one item or page, in the published or the draft version. */
export interface ContentFile extends ContentPath {
  readonly file: YamlFile;
  readonly version: number;
  /** True for a draft as its author sees it: its required fields may be empty. */
  readonly mayBeIncomplete: boolean;
}

const ENDING = '.yml';
const DRAFT = '.draft';
/** Endings of files that were meant to be read. */
const OTHER_ENDING = /\.(yaml|YAML|YML)$/;

/** Returns true when a file's draft replaces it; `file` is the published file's path as diagnostics show it. */
export type DraftFilter = (file: string) => boolean;

interface ContentFilesOptions {
  readonly files: FileSnapshot;
  readonly root: string;
  /** The folder as diagnostics show it, `sitecore/content`. */
  readonly displayPath: string;
  readonly diagnostics: DiagnosticList;
  readonly draftFilter: DraftFilter;
  /** True where drafts are read for their authors, false where they are read as if they were published. */
  readonly allowsIncomplete: boolean;
}

/**
 * The files of a content folder; where the filter chooses the draft, `about.draft.yml` is read instead of `about.yml`.
 */
export class ContentFiles {
  readonly diagnostics: DiagnosticList;
  readonly #files: FileSnapshot;
  readonly #root: string;
  readonly #displayPath: string;
  readonly #draftFilter: DraftFilter;
  readonly #allowsIncomplete: boolean;

  constructor({ files, root, displayPath, diagnostics, draftFilter, allowsIncomplete }: ContentFilesOptions) {
    this.#files = files;
    this.#root = root;
    this.#displayPath = displayPath;
    this.diagnostics = diagnostics;
    this.#draftFilter = draftFilter;
    this.#allowsIncomplete = allowsIncomplete;
  }

  /** Reads one file of the folder; undefined when there is none, which is reported. */
  file(path: string): YamlFile | undefined {
    if (this.has(path)) return this.#read(path);
    this.#report(path, 'a file of this name');
    return undefined;
  }

  /** Returns the value of one file of the folder; undefined when there is no file, which is reported. */
  node(path: string): YamlNode | undefined {
    return this.file(path)?.root(this.diagnostics);
  }

  has(path: string): boolean {
    return this.#files.has(join(this.#root, path));
  }

  /** Lists every file below a folder, sorted by path; reports those with another ending. */
  below(folder: string): ContentPath[] {
    const files = this.#files.below(join(this.#root, folder));
    for (const file of files.filter((name) => OTHER_ENDING.test(name)))
      this.#report(
        `${folder}/${file}`,
        `a name that ends with ${ENDING}: ${basename(file).replace(OTHER_ENDING, ENDING)}`,
      );
    const paths = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    const displayed = (path: string): string => `${this.#displayPath}/${folder}/${path}${ENDING}`;
    const drafts = new Set(
      paths
        .filter((path) => path.endsWith(DRAFT))
        .map((path) => path.slice(0, -DRAFT.length))
        .filter((path) => this.#draftFilter(displayed(path))),
    );
    const published = new Set(paths.filter((path) => !path.endsWith(DRAFT)));
    return [...new Set([...published, ...drafts])].sort().map((path) => ({
      steps: path.split('/'),
      path: `${folder}/${path}`,
      isPublished: published.has(path),
      isDraft: drafts.has(path),
    }));
  }

  /** Returns the same folder's files as others have them. */
  with(files: FileSnapshot, diagnostics: DiagnosticList): ContentFiles {
    return new ContentFiles({
      files,
      root: this.#root,
      displayPath: this.#displayPath,
      diagnostics,
      draftFilter: this.#draftFilter,
      allowsIncomplete: this.#allowsIncomplete,
    });
  }

  /** Returns the paths of the files that `open` reads for a listed one. */
  pathsOf({ path, isPublished, isDraft }: ContentPath): readonly string[] {
    const endings = [...(isPublished ? [ENDING] : []), ...(isDraft ? [DRAFT + ENDING] : [])];
    return endings.map((ending) => join(this.#root, path + ending));
  }

  /** Reads a listed file. */
  open(listed: ContentPath): ContentFile {
    const { path, isPublished, isDraft } = listed;
    const displayed = `${this.#displayPath}/${path}${ENDING}`;
    const read = (ending: string): YamlFile => this.#read(`${path}${ending}`, displayed);
    const before = isPublished ? this.#version(read(ENDING), 1) : 0;
    const file = read(isDraft ? DRAFT + ENDING : ENDING);
    const version = isDraft ? this.#version(file, before + 1) : before;
    return { ...listed, file, version, mayBeIncomplete: isDraft && this.#allowsIncomplete };
  }

  #read(path: string, published?: string): YamlFile {
    return this.#files.read(join(this.#root, path), `${this.#displayPath}/${path}`, published);
  }

  #version(file: YamlFile, fallback: number): number {
    const node = file.root(this.diagnostics).at('version');
    const { value } = node;
    if (value === undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    node.report('a whole number from 1');
    return fallback;
  }

  #report(path: string, expected: string): void {
    this.diagnostics.add({ file: `${this.#displayPath}/${path}`, line: 1, field: 'file', expected });
  }
}
