/** The most requests of a client in a number of seconds. */
export interface Limit {
  readonly requests: number;
  readonly seconds: number;
  /** Counted in the store, for all platforms that share it, or in the memory of each. */
  readonly in: 'store' | 'memory';
  /** Requests of the site that name no visitor, as for a page that it caches, are not counted. */
  readonly ofVisitors?: true;
}
