/** A route of a site, `/offers`, whose page sends queries. */
export interface Route {
  readonly site: string;
  readonly path: string;
}

/** Far more routes than a site has cached pages. */
const MAX_ROUTES = 10_000;

const keyOf = ({ site, path }: Route): string => `${site} ${path.toLowerCase()}`;

/** Dependencies of the query responses for each route's page; drops the least recently used route above the limit. */
export class RouteDependencies {
  readonly #routes = new Map<string, Set<string>>();
  readonly #most: number;

  constructor(most = MAX_ROUTES) {
    this.#most = most;
  }

  /** Adds the ids of the items that a response for a route depends on. */
  add(route: Route, dependencies: Iterable<string>): void {
    const key = keyOf(route);
    const known = this.#routes.get(key) ?? new Set();
    for (const id of dependencies) known.add(id);
    this.#routes.delete(key);
    this.#routes.set(key, known);
    const [oldest] = this.#routes.keys();
    if (this.#routes.size > this.#most && oldest !== undefined) this.#routes.delete(oldest);
  }

  /** Returns the ids of the items that a route depends on. */
  of(route: Route): ReadonlySet<string> {
    return this.#routes.get(keyOf(route)) ?? NO_DEPENDENCIES;
  }

  /** Deletes a route whose page is about to send its queries again. */
  delete(route: Route): void {
    this.#routes.delete(keyOf(route));
  }
}

const NO_DEPENDENCIES: ReadonlySet<string> = new Set();
