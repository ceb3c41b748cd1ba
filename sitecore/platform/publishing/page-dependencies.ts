import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item } from '../content/tree.ts';
import { createPause } from '../content/pause.ts';
import { ANY_ITEM } from '../content/dependencies.ts';
import type { LayoutService } from '../layout/layout-service.ts';

/** Dependencies of page layouts, each computed once. */
export class PageDependencies {
  readonly #layouts: LayoutService;
  readonly #known: Map<string, ReadonlySet<string>>;
  readonly #computing = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(layouts: LayoutService, known: ReadonlyMap<string, ReadonlySet<string>> = new Map()) {
    this.#layouts = layouts;
    this.#known = new Map(known);
  }

  /** Returns the dependencies of a page that were computed before. */
  known(page: Pick<Item, 'id'>): ReadonlySet<string> | undefined {
    return this.#known.get(page.id);
  }

  /** Returns the ids of the items that a page depends on in any language. */
  async of(page: Item): Promise<ReadonlySet<string>> {
    const known = this.known(page);
    if (known) return known;
    const computing = this.#computing.get(page.id) ?? this.#compute(page);
    this.#computing.set(page.id, computing);
    const dependencies = await computing;
    this.#computing.delete(page.id);
    this.#known.set(page.id, dependencies);
    return dependencies;
  }

  /** Finds the dependencies of pages one after the other, so that other work of the process runs meanwhile. */
  async prepare(pages: readonly Item[]): Promise<void> {
    const pause = createPause();
    for (const page of pages) {
      await this.of(page);
      await pause();
    }
  }

  /** Returns the dependencies for the next state of the content; those of changed pages are computed again. */
  next(layouts: LayoutService, changed: ReadonlySet<string>): PageDependencies {
    return new PageDependencies(layouts, new Map([...this.#known].filter(([id]) => !changed.has(id))));
  }

  /** A page that cannot be rendered depends on any item: each may be the one that corrects it. */
  async #compute(page: Item): Promise<ReadonlySet<string>> {
    try {
      const layouts = await Promise.all(
        LANGUAGES.map((language) => this.#layouts.pageWithDependencies(page, language)),
      );
      return new Set(layouts.flatMap(({ dependencies }) => [...dependencies]));
    } catch {
      return new Set([ANY_ITEM]);
    }
  }
}
