import { ACTIVE_CLASS } from '#sitecore/definitions/fields/navigation.ts';
import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { navigationParams, readParams } from '#sitecore/definitions/rendering.ts';
import { type Content, pageAt, type Site } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { ItemEncoder } from './item-encoder.ts';

interface NavigationScope {
  readonly content: Content;
  readonly site: Site;
  /** The page on which the navigation is shown. */
  readonly page: Item;
  readonly language: Language;
  /** Encodes what an author may type over. */
  readonly items: ItemEncoder;
  readonly addDependency: (id: string) => void;
}

/** The pages of a site in the order of its content and the shape of SXA's Navigation; none without a root. */
export function navigationJson(raw: Readonly<Record<string, string>>, scope: NavigationScope): JsonObject[] {
  const params = readParams(navigationParams, raw);
  const root = pageAt(scope.content, scope.site, params.NavigationRoot || '/');
  if (!root) return [];
  const from = levelOf(params.LevelFrom, 1);
  const entries = new Entries(scope, levelOf(params.LevelTo, Number.POSITIVE_INFINITY));
  const first = Math.max(from, 1);
  const below = entries.below(root, first, first);
  return params.AddRoot === '1' || from === 0 ? [entries.entry(root, { level: 0, index: 0, count: 1, below })] : below;
}

const levelOf = (written: string, otherwise: number): number =>
  /^\d{1,3}$/.test(written) ? Number(written) : otherwise;

interface EntryPosition {
  /** The root's is 0. */
  readonly level: number;
  /** Its place among the pages beside it, and how many these are. */
  readonly index: number;
  readonly count: number;
  readonly below: readonly JsonObject[];
}

class Entries {
  readonly #scope: NavigationScope;
  readonly #last: number;
  readonly #plain: ItemEncoder;
  readonly #leftOut: readonly (Item | undefined)[];

  constructor(scope: NavigationScope, last: number) {
    const { content, site, language } = scope;
    this.#scope = scope;
    this.#last = last;
    this.#plain = new ItemEncoder(content, language, { site });
    // Nobody is led to an error.
    this.#leftOut = Object.values(site.errorPages).map((address) => pageAt(content, site, address));
  }

  /** The pages so many steps below another one, which are of this level, each with those below it. */
  below(page: Item, level: number, steps = 1): JsonObject[] {
    if (level > this.#last) return [];
    return this.#pagesBelow(page, steps).map((child, index, { length: count }) =>
      this.entry(child, { level, index, count, below: this.below(child, level + 1) }),
    );
  }

  /** A page, with what stands below it. */
  entry(page: Item, place: EntryPosition): JsonObject {
    this.#scope.addDependency(page.id);
    return {
      Id: page.id,
      Styles: [...stylesOf(place), ...(page === this.#scope.page ? [ACTIVE_CLASS] : [])],
      Href: page.url ?? '',
      Querystring: '',
      DisplayName: page.displayName[this.#scope.language],
      ...this.#titles(page),
      Children: place.below,
    };
  }

  #pagesBelow(page: Item, steps: number): Item[] {
    this.#scope.addDependency(page.id);
    const children = page.children.filter((child) => child.url !== undefined && !this.#leftOut.includes(child));
    return steps === 1 ? children : children.flatMap((child) => this.#pagesBelow(child, steps - 1));
  }

  /**
   * SXA's view shows the navigation title even when it is empty: the title stands in for it, as a field of its own that
   * an author can type over.
   */
  #titles(page: Item): JsonObject {
    const { fields } = page.template;
    const plain = this.#plain.fields(page, { fields: pick(fields, ['Title', 'NavigationTitle']) });
    const shown = ['NavigationTitle', 'Title'].find((name) => isFilled(plain[name]));
    const marked = shown === undefined ? {} : this.#scope.items.fields(page, { fields: pick(fields, [shown]) });
    const NavigationTitle = marked[shown ?? ''] ?? { value: page.displayName[this.#scope.language] };
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

const pick = <T>(fields: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const isFilled = (json: Json | undefined): boolean =>
  typeof json === 'object' && json !== null && 'value' in json && json.value !== '';
