import { LRUCache } from 'lru-cache';
import { contentVersion } from '#src/services/content-version.ts';
import { TERM_FIELD } from '#src/features/search/submit-term.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import type { RenderedPage } from './ask-next.ts';
import type { PageKey } from './page-key.ts';

/** Memory of pages: those of some 2,000 addresses in two languages, with their tabs. */
const MAX_BYTES = 250 * 1024 * 1024;

/** Memory of missing pages, redirects and odd spellings: anybody can invent any number of them. */
const MAX_ODD_BYTES = 8 * 1024 * 1024;

/** Milliseconds after a failed renewal until the next one. */
const RETRY_MS = 5_000;

/** Bytes of an entry besides its text, and those of its text as it is compressed, as a part of it. */
const ENTRY_BYTES = 2_000;
const COMPRESSED_PART = 0.3;

/** A page in memory. */
interface Entry {
  readonly page: RenderedPage;
  /** Path in content, by which a publish names it. */
  readonly path: string;
  /** Time up to which it is current, as of performance.now(). */
  freshUntil: number;
  /** True after a publish that changed it: it is shown only where it cannot be rendered anew. */
  isOutdated: boolean;
}

/** A page, how it was found, and the milliseconds for which it is current. */
export interface FoundPage {
  readonly page: RenderedPage;
  readonly how: 'hit' | 'stale' | 'miss';
  readonly freshMs: number;
}

/** A failure of a page: its response, with the status of an error. */
export class FailedPage extends Error {
  readonly page: RenderedPage;

  constructor(page: RenderedPage) {
    super(`a page failed with ${page.status}`);
    this.page = page;
  }
}

/** Renders the page of a key. */
type Render = (key: PageKey) => Promise<RenderedPage>;

/**
 * Pages for all visitors by their keys: fresh ones at once, older ones at once too while they are renewed, and the last good one where that
 * fails. One render of a key runs at a time, and one that began before a publish is not kept.
 */
export class PageCache {
  readonly #render: Render;
  readonly #pages = cacheOf(MAX_BYTES);
  readonly #odd = cacheOf(MAX_ODD_BYTES);
  readonly #rendering = new Map<string, Promise<FoundPage>>();

  constructor(render: Render) {
    this.#render = render;
  }

  /**
   * Returns the page of a key, one that lacks data rendered anew for a `reload`; rejects with a FailedPage, or with what kept Next from
   * responding.
   */
  async get(key: PageKey, isReload = false): Promise<FoundPage> {
    const entry = this.peek(key);
    if (!entry || entry.isOutdated || (isReload && entry.page.facts?.isIncomplete)) return this.#renew(key, entry);
    const freshMs = entry.freshUntil - performance.now();
    if (freshMs > 0) return { page: entry.page, how: 'hit', freshMs };
    void this.#renew(key, entry);
    return stale(entry);
  }

  /** Returns the entry of a key, whatever its age. */
  peek({ name }: PageKey): Entry | undefined {
    return this.#pages.get(name) ?? this.#odd.get(name);
  }

  /** Returns the pages in memory that show nothing of their header or main part: `/about in ar: no main`. */
  lackingParts(): readonly string[] {
    return [...this.#pages.values()].flatMap(({ page: { key, facts } }) =>
      (facts?.lacks ?? []).map((part) => `${key.path} in ${key.language}: no ${part}`),
    );
  }

  /** Renders the stored pages at a path anew, after a publish, and has their tabs rendered at their next visit; rejects when one fails. */
  async publish(path: string): Promise<void> {
    const stored = [...this.#pages.entries()].filter(([, entry]) => entry.path === path);
    for (const [, entry] of stored) entry.isOutdated = true;
    const keys = stored.map(([, { page }]) => page.key).filter(({ values }) => Object.keys(values).length === 0);
    const renewed = await Promise.allSettled(keys.map((key) => this.#renew(key)));
    const failed = renewed.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /**
   * Has rendered at their next visit what any publish may change: missing pages, redirects and odd spellings, of which it may have made
   * a page, and documents; or all; or the results of searches, after a change of the index.
   */
  outdate(which: 'others' | 'all' | 'searches'): void {
    if (which === 'searches') {
      this.#outdateSearches();
      return;
    }
    for (const entry of this.#odd.values()) entry.isOutdated = true;
    for (const entry of this.#pages.values())
      if (which === 'all' || entry.page.key.isDocument === true) entry.isOutdated = true;
  }

  #outdateSearches(): void {
    for (const pages of [this.#pages, this.#odd])
      for (const entry of pages.values()) if (TERM_FIELD in entry.page.key.values) entry.isOutdated = true;
  }

  /** Renders a page; where that fails, one that is kept is returned, and tried again later. */
  async #renew(key: PageKey, stored?: Entry): Promise<FoundPage> {
    const name = `${contentVersion()} ${key.name}`;
    const rendering = this.#rendering.get(name) ?? this.#add(key, name);
    try {
      return await rendering;
    } catch (error) {
      if (!stored) throw error;
      // Next logs why a page failed.
      if (!(error instanceof FailedPage))
        console.error(`${JSON.stringify(key.path)} in ${key.language}: ${errorMessage(error)}`);
      // Nobody waits for the next attempt: it is made behind this page.
      Object.assign(stored, { isOutdated: false, freshUntil: performance.now() + RETRY_MS });
      return stale(stored);
    }
  }

  #add(key: PageKey, name: string): Promise<FoundPage> {
    const rendering = this.#store(key).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  async #store(key: PageKey): Promise<FoundPage> {
    const version = contentVersion();
    const page = await this.#render(key);
    if (page.status >= 500) throw new FailedPage(page);
    const isCurrent = version === contentVersion();
    const freshMs = isCurrent ? 1000 * (page.facts?.seconds ?? 0) : 0;
    if (isCurrent && page.isPublic && page.facts) {
      const entry = {
        page: withKnownBody(page, this.peek(key)?.page),
        path: key.path,
        freshUntil: performance.now() + freshMs,
        isOutdated: false,
      };
      const isOdd = key.isOdd || page.status !== 200;
      (isOdd ? this.#odd : this.#pages).set(key.name, entry);
      (isOdd ? this.#pages : this.#odd).delete(key.name);
    }
    return { page, how: 'miss', freshMs };
  }
}

/** Returns a page with the body that it had before, where that has not changed: it is compressed already. */
const withKnownBody = (page: RenderedPage, known: RenderedPage | undefined): RenderedPage =>
  known?.body.tag === page.body.tag ? { ...page, body: known.body } : page;

const stale = ({ page }: Entry): FoundPage => ({ page, how: 'stale', freshMs: 0 });

const cacheOf = (maxSize: number): LRUCache<string, Entry> => new LRUCache({ maxSize, sizeCalculation: sizeOf });

const sizeOf = ({ page: { body } }: Entry, name: string): number =>
  Math.ceil(body.bytes.byteLength * (1 + COMPRESSED_PART)) + name.length + ENTRY_BYTES;
