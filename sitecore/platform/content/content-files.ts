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

/** Whether the draft of a file, named as faults name the published one, stands in for it. */
export type WantsDraft = (file: string) => boolean;

/** The files of a content folder; where a draft is wanted, `about.draft.yml` stands in for `about.yml`. */
export class ContentFiles {
  readonly #root: string;
  readonly #shownAs: string;
  readonly #faults: FaultList;
  readonly #wantsDraft: WantsDraft;

  /** `shownAs` is how faults name the folder, `sitecore/content`. */
  constructor(root: string, shownAs: string, faults: FaultList, wantsDraft: WantsDraft) {
    this.#root = root;
    this.#shownAs = shownAs;
    this.#faults = faults;
    this.#wantsDraft = wantsDraft;
  }

  /** Reads one file of the folder. */
  file(path: string): Place {
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
    const shown = (path: string): string => `${this.#shownAs}/${folder}/${path}${ENDING}`;
    const drafts = new Set(
      paths
        .filter((path) => path.endsWith(DRAFT))
        .map((path) => path.slice(0, -DRAFT.length))
        .filter((path) => this.#wantsDraft(shown(path))),
    );
    const published = new Set(paths.filter((path) => !path.endsWith(DRAFT)));
    return [...new Set([...published, ...drafts])].sort().map((path) => {
      const read = (file: string): Place => this.#read(`${folder}/${file}`, shown(path));
      const before = published.has(path) ? this.#version(read(`${path}${ENDING}`), 1) : 0;
      const isDraft = drafts.has(path);
      const place = read(`${path}${isDraft ? DRAFT : ''}${ENDING}`);
      return { steps: path.split('/'), place, version: isDraft ? this.#version(place, before + 1) : before };
    });
  }

  #read(path: string, published?: string): Place {
    return new Source(join(this.#root, path), `${this.#shownAs}/${path}`, this.#faults, published).root;
  }

  #version(place: Place, fallback: number): number {
    const { value } = place.at('version');
    if (value === undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    place.at('version').fault('a whole number from 1');
    return fallback;
  }
}
