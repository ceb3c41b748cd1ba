import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagnosticList } from './diagnostics.ts';
import { type YamlNode, YamlFile } from './yaml-file.ts';

/** The file of one item or page, in the published or the draft version. */
export interface ContentFile {
  /** The segments of the path below its folder, without extension: `personal`, `finance`, `auto`. */
  readonly steps: readonly string[];
  readonly node: YamlNode;
  readonly version: number;
}

const ENDING = '.yml';
const DRAFT = '.draft';

/** Returns true when a file's draft replaces it; `file` is the published file's path as diagnostics show it. */
export type DraftFilter = (file: string) => boolean;

/**
 * The files of a content folder; where the filter chooses the draft, `about.draft.yml` is read instead of `about.yml`.
 */
export class ContentFiles {
  readonly #root: string;
  readonly #displayPath: string;
  readonly #diagnostics: DiagnosticList;
  readonly #draftFilter: DraftFilter;

  /** Reads below `root`; diagnostics show the folder as `displayPath`, `sitecore/content`. */
  constructor(root: string, displayPath: string, diagnostics: DiagnosticList, draftFilter: DraftFilter) {
    this.#root = root;
    this.#displayPath = displayPath;
    this.#diagnostics = diagnostics;
    this.#draftFilter = draftFilter;
  }

  /** Reads one file of the folder. */
  file(path: string): YamlNode {
    return this.#read(path);
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  /** Reads every file below a folder, sorted by path. */
  below(folder: string): ContentFile[] {
    if (!this.has(folder)) return [];
    const paths = readdirSync(join(this.#root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length).replaceAll('\\', '/'));
    const displayed = (path: string): string => `${this.#displayPath}/${folder}/${path}${ENDING}`;
    const drafts = new Set(
      paths
        .filter((path) => path.endsWith(DRAFT))
        .map((path) => path.slice(0, -DRAFT.length))
        .filter((path) => this.#draftFilter(displayed(path))),
    );
    const published = new Set(paths.filter((path) => !path.endsWith(DRAFT)));
    return [...new Set([...published, ...drafts])].sort().map((path) => {
      const read = (file: string): YamlNode => this.#read(`${folder}/${file}`, displayed(path));
      const before = published.has(path) ? this.#version(read(`${path}${ENDING}`), 1) : 0;
      const isDraft = drafts.has(path);
      const node = read(`${path}${isDraft ? DRAFT : ''}${ENDING}`);
      return { steps: path.split('/'), node, version: isDraft ? this.#version(node, before + 1) : before };
    });
  }

  #read(path: string, published?: string): YamlNode {
    return new YamlFile(join(this.#root, path), `${this.#displayPath}/${path}`, this.#diagnostics, published).root;
  }

  #version(node: YamlNode, fallback: number): number {
    const { value } = node.at('version');
    if (value === undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    node.at('version').report('a whole number from 1');
    return fallback;
  }
}
