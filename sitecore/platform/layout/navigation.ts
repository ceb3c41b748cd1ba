import { ACTIVE_CLASS } from '#sitecore/definitions/fields/navigation.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { readParams } from '#sitecore/definitions/params.ts';
import { navigationParams } from '#sitecore/definitions/rendering.ts';
import { type Content, pageAt, type Site } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder } from './item-encoder.ts';

interface NavigationScope {
  readonly content: Content;
  readonly site: Site;
  /** The page that shows the navigation. */
  readonly page: Item;
  readonly language: Language;
  /** Encodes the titles, which authors can edit. */
  readonly items: ItemEncoder;
  readonly addDependency: (id: string) => void;
}

/** Returns the pages of a site, in the order of its content, in the shape of SXA's Navigation; none without a root. */
export function navigationJson(raw: Readonly<Record<string, string>>, scope: NavigationScope): JsonObject[] {
  const params = readParams(navigationParams, raw);
  const root = pageAt(scope.content, scope.site, params.NavigationRoot || '/');
  if (!root) return [];
  const from = levelOf(params.LevelFrom, 1);
  const entries = new Entries(scope, levelOf(params.LevelTo, Number.POSITIVE_INFINITY));
  const first = Math.max(from, 1);
  const below = entries.below(root, first, first);
  return params.AddRoot || from === 0 ? [entries.entry(root, { level: 0, index: 0, count: 1, below })] : below;
}

const levelOf = (param: string, fallback: number): number => (/^\d{1,3}$/.test(param) ? Number(param) : fallback);

interface EntryPosition {
  /** The level below the root, which has 0. */
  readonly level: number;
  /** Its index among the pages of the same parent, and their number. */
  readonly index: number;
  readonly count: number;
  readonly below: readonly JsonObject[];
}

class Entries {
  readonly #scope: NavigationScope;
  readonly #last: number;
  readonly #plain: ItemEncoder;
  readonly #excluded: readonly (Item | undefined)[];

  constructor(scope: NavigationScope, last: number) {
    const { content, site, language } = scope;
    this.#scope = scope;
    this.#last = last;
    this.#plain = new ItemEncoder(content, language, { site });
    // Error pages are no destinations.
    this.#excluded = Object.values(site.errorPages).map((path) => pageAt(content, site, path));
  }

  /** Returns the pages `steps` below a page, which have this level, each with the pages below it. */
  below(page: Item, level: number, steps = 1): JsonObject[] {
    if (level > this.#last) return [];
    return this.#pagesBelow(page, steps).map((child, index, { length: count }) =>
      this.entry(child, { level, index, count, below: this.below(child, level + 1) }),
    );
  }

  /** Returns a page's entry with the entries below it. */
  entry(page: Item, position: EntryPosition): JsonObject {
    this.#scope.addDependency(page.id);
    return {
      Id: page.id,
      Styles: [...stylesOf(position), ...(page === this.#scope.page ? [ACTIVE_CLASS] : [])],
      Href: page.url ?? '',
      Querystring: '',
      DisplayName: page.displayName[this.#scope.language],
      ...this.#titles(page),
      Children: position.below,
    };
  }

  #pagesBelow(page: Item, steps: number): Item[] {
    this.#scope.addDependency(page.id);
    const children = page.children.filter((child) => child.url !== undefined && !this.#excluded.includes(child));
    return steps === 1 ? children : children.flatMap((child) => this.#pagesBelow(child, steps - 1));
  }

  /**
   * Returns Title and NavigationTitle. SXA's view shows the navigation title even when it is empty, so the title replaces
   * it then, as a field that authors can edit.
   */
  #titles(page: Item): JsonObject {
    const titles = titlesOf(page.template);
    const plain = this.#plain.fields(page, titles.all);
    const shown = TITLES.find((name) => isFilled(plain[name]));
    const editable = shown === undefined ? {} : this.#scope.items.fields(page, titles[shown]);
    const NavigationTitle = editable[shown ?? ''] ?? { value: page.displayName[this.#scope.language] };
    return { ...(plain.Title !== undefined && { Title: plain.Title }), NavigationTitle };
  }
}

const stylesOf = ({ level, index, count, below }: EntryPosition): string[] => [
  `level${level}`,
  ...(below.length > 0 ? ['submenu'] : []),
  `item${index}`,
  index % 2 === 0 ? 'odd' : 'even',
  ...(index === 0 ? ['first'] : []),
  ...(index === count - 1 ? ['last'] : []),
];

/** The titles of pages, the one that is shown first. */
const TITLES = ['NavigationTitle', 'Title'] as const;

type Fields = Pick<AnyTemplate, 'fields'>;

/** The titles that a template declares: both in its order, and each alone. */
type TitleFields = Readonly<Record<(typeof TITLES)[number] | 'all', Fields>>;

const knownTitles = new WeakMap<AnyTemplate, TitleFields>();

function titlesOf(template: AnyTemplate): TitleFields {
  const known = knownTitles.get(template);
  if (known) return known;
  const pick = (...names: readonly string[]): Fields => ({
    fields: Object.fromEntries(Object.entries(template.fields).filter(([name]) => names.includes(name))),
  });
  const titles = { all: pick(...TITLES), Title: pick('Title'), NavigationTitle: pick('NavigationTitle') };
  knownTitles.set(template, titles);
  return titles;
}

const isFilled = (json: Json | undefined): boolean =>
  typeof json === 'object' && json !== null && 'value' in json && json.value !== '';
