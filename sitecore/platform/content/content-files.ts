import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultList } from './faults.ts';
import { type Place, Source } from './source.ts';

/** One item's or page's file, in the version that is asked for. */
export interface ContentFile {
  /** The path below its folder without ending, `personal/finance/auto` in its steps. */
  readonly steps: readonly string[];
  readonly place: Place;
  readonly version: number;
}

const ENDING = '.yml';
const DRAFT = '.draft';

/** The files of a content folder; with drafts, `about.draft.yml` stands in for `about.yml`. */
export class ContentFiles {
  readonly #root: string;
  readonly #shownAs: string;
  readonly #faults: FaultList;
  readonly #drafts: boolean;

  /** `shownAs` is how faults name the folder, `sitecore/content`. */
  constructor(root: string, shownAs: string, faults: FaultList, drafts: boolean) {
    this.#root = root;
    this.#shownAs = shownAs;
    this.#faults = faults;
    this.#drafts = drafts;
  }

  /** Reads one file of the folder. */
  file(path: string): Place {
    return new Source(join(this.#root, path), `${this.#shownAs}/${path}`, this.#faults).root;
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
    const drafts = new Set(paths.filter((path) => path.endsWith(DRAFT)).map((path) => path.slice(0, -DRAFT.length)));
    const published = new Set(paths.filter((path) => !path.endsWith(DRAFT)));
    const all = this.#drafts ? new Set([...published, ...drafts]) : published;
    return [...all].sort().map((path) => {
      const before = published.has(path) ? this.#version(this.file(`${folder}/${path}${ENDING}`), 1) : 0;
      const isDraft = this.#drafts && drafts.has(path);
      const place = this.file(`${folder}/${path}${isDraft ? DRAFT : ''}${ENDING}`);
      return { steps: path.split('/'), place, version: isDraft ? this.#version(place, before + 1) : before };
    });
  }

  #version(place: Place, fallback: number): number {
    const { value } = place.at('version');
    if (value === undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    place.at('version').fault('a whole number from 1');
    return fallback;
  }
}
