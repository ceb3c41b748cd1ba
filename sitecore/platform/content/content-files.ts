import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DiagnosticList } from './diagnostics.ts';
import { type YamlNode, YamlFile } from './yaml-file.ts';

/** One item's or page's file, in the version that is asked for. */
export interface ContentFile {
  /** The path below its folder without ending, `personal/finance/auto` in its steps. */
  readonly steps: readonly string[];
  readonly node: YamlNode;
  readonly version: number;
}

const ENDING = '.yml';
const DRAFT = '.draft';

/** Whether the draft of a file, named as faults name the published one, stands in for it. */
export type DraftFilter = (file: string) => boolean;

/** The files of a content folder; where a draft is wanted, `about.draft.yml` stands in for `about.yml`. */
export class ContentFiles {
  readonly #root: string;
  readonly #displayPath: string;
  readonly #diagnostics: DiagnosticList;
  readonly #draftFilter: DraftFilter;

  /** `shownAs` is how faults name the folder, `sitecore/content`. */
  constructor(root: string, shownAs: string, faults: DiagnosticList, wantsDraft: DraftFilter) {
    this.#root = root;
    this.#displayPath = shownAs;
    this.#diagnostics = faults;
    this.#draftFilter = wantsDraft;
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
    const shown = (path: string): string => `${this.#displayPath}/${folder}/${path}${ENDING}`;
    const drafts = new Set(
      paths
        .filter((path) => path.endsWith(DRAFT))
        .map((path) => path.slice(0, -DRAFT.length))
        .filter((path) => this.#draftFilter(shown(path))),
    );
    const published = new Set(paths.filter((path) => !path.endsWith(DRAFT)));
    return [...new Set([...published, ...drafts])].sort().map((path) => {
      const read = (file: string): YamlNode => this.#read(`${folder}/${file}`, shown(path));
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
