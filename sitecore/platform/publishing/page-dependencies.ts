import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item } from '../content/tree.ts';
import { ANY_ITEM } from '../content/dependencies.ts';
import type { LayoutService } from '../layout/layout-service.ts';

/** What the layouts of pages are made of, each asked for once. */
export class PageDependencies {
  readonly #layouts: LayoutService;
  readonly #known: Map<string, Promise<ReadonlySet<string>>>;

  constructor(layouts: LayoutService, known: ReadonlyMap<string, Promise<ReadonlySet<string>>> = new Map()) {
    this.#layouts = layouts;
    this.#known = new Map(known);
  }

  /** The ids of the items that a page is made of in any language. */
  of(page: Item): Promise<ReadonlySet<string>> {
    const known = this.#known.get(page.id) ?? this.#compute(page);
    this.#known.set(page.id, known);
    return known;
  }

  /** The same of the next state of the content, in which these pages may be made of something else. */
  next(layouts: LayoutService, changed: ReadonlySet<string>): PageDependencies {
    return new PageDependencies(layouts, new Map([...this.#known].filter(([id]) => !changed.has(id))));
  }

  /** Of a page that cannot be made, nobody knows which item mends it. */
  async #compute(page: Item): Promise<ReadonlySet<string>> {
    try {
      const made = await Promise.all(LANGUAGES.map((language) => this.#layouts.pageWithDependencies(page, language)));
      return new Set(made.flatMap(({ dependencies }) => [...dependencies]));
    } catch {
      return new Set([ANY_ITEM]);
    }
  }
}
