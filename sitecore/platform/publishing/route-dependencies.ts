/** A route of a site, `/offers`, whose page asked something. */
export interface Route {
  readonly site: string;
  readonly path: string;
}

/** More routes than this have no page that anybody keeps. */
const MAX_ROUTES = 10_000;

const keyOf = ({ site, path }: Route): string => `${site} ${path.toLowerCase()}`;

/** What the answers to the questions of each route's page were made of; forgets the route that asked longest ago. */
export class RouteDependencies {
  readonly #routes = new Map<string, Set<string>>();
  readonly #most: number;

  constructor(most = MAX_ROUTES) {
    this.#most = most;
  }

  /** Adds the ids of the items that an answer to a route is made of. */
  add(route: Route, dependencies: Iterable<string>): void {
    const key = keyOf(route);
    const known = this.#routes.get(key) ?? new Set();
    for (const id of dependencies) known.add(id);
    this.#routes.delete(key);
    this.#routes.set(key, known);
    const [oldest] = this.#routes.keys();
    if (this.#routes.size > this.#most && oldest !== undefined) this.#routes.delete(oldest);
  }

  /** The ids of the items that a route asked about. */
  of(route: Route): ReadonlySet<string> {
    return this.#routes.get(keyOf(route)) ?? NO_DEPENDENCIES;
  }

  /** Forgets a route whose page is about to ask anew. */
  delete(route: Route): void {
    this.#routes.delete(keyOf(route));
  }
}

const NO_DEPENDENCIES: ReadonlySet<string> = new Set();
