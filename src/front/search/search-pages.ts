import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#sitecore/definitions/language.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { env } from '#src/config/env.ts';
import { indexedPages, type ListedPage } from '#src/queries/indexed-pages.query.ts';
import { paths } from '#src/config/paths.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { type AuthoredLexicon, searchLexicon } from '#src/queries/search-lexicon.query.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { readIndexFile, type StoredPage, writeIndexFile } from './index-file.ts';
import { PageIndex } from './page-index.ts';
import { pageKind } from './page-kind.ts';
import { pageTexts } from './page-texts.ts';
import { queryContent, readLayout } from './read-content.ts';
import { SearchLexicon } from './synonyms.ts';

/** Layouts that are requested at a time, and the pause after them, in milliseconds: visitors take precedence. */
const AT_A_TIME = 4;
const PAUSE_MS = 10;

/** Pages that are put into the index before what else waits has its turn. */
const AT_ONCE = 10;

/** Pages for errors, which nobody looks for. */
const ERROR_PAGES: readonly string[] = [paths.notFound, paths.serverError];

/** Pages of a language that are read: more than a bank has, and few enough to end with a platform that always has more. */
const MOST_PAGES = 50_000;

/** Ages at which a page's texts are read again although no publish named it; the second when the site starts, which may have missed one. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_AT_START_MS = 60 * 60 * 1000;

/** The pages of a language as they are searched in: read from the platform, and kept for the next run. */
export class SearchPages {
  readonly #language: Language;
  readonly #stored = new Map<string, StoredPage>();
  #lexicon: AuthoredLexicon = { synonyms: [], pinned: [] };
  #index: PageIndex | undefined;
  /** Paths of the publishes since the last pass began, and whether one was of everything. */
  #published = { paths: new Set<string>(), everything: false };

  constructor(language: Language) {
    this.#language = language;
  }

  /** The index once it has all pages; undefined before. */
  get index(): PageIndex | undefined {
    return this.#index;
  }

  /** Takes the pages that the last run kept. */
  async load(): Promise<void> {
    const { lexicon, pages } = await readIndexFile(this.#language);
    const oldest = Date.now() - MAX_AGE_AT_START_MS;
    for (const page of pages) this.#stored.set(page.path, page.readAt > oldest ? page : { ...page, readAt: 0 });
    if (pages.length > 0) await this.#build(lexicon);
  }

  /** Has the texts of the pages at some paths read again in the next pass; those of all without paths. */
  outdate(paths?: readonly string[]): void {
    if (!paths) this.#published.everything = true;
    for (const path of paths ?? []) this.#published.paths.add(path);
    for (const path of paths ?? [...this.#stored.keys()]) {
      const page = this.#stored.get(path);
      if (page) this.#stored.set(path, { ...page, readAt: 0 });
    }
  }

  /** Reads the list of pages and the texts that are new or outdated; returns true when all could be read. */
  async renew(): Promise<boolean> {
    this.#published = { paths: new Set(), everything: false };
    const lexicon = await this.#readLexicon();
    const listed = await this.#list();
    const renewed: StoredPage[] = [];
    for (let at = 0; at < listed.length; at += AT_A_TIME) {
      const pages = await Promise.all(listed.slice(at, at + AT_A_TIME).map((page) => this.#renewed(page)));
      const changed = pages.filter((page) => page !== this.#stored.get(page.path));
      renewed.push(...changed);
      if (changed.length > 0) await wait(PAUSE_MS, undefined, { ref: false });
    }
    await this.#replace(renewed, new Set(listed.map(({ path }) => path)), lexicon);
    await writeIndexFile(this.#language, { lexicon, pages: [...this.#stored.values()] });
    return !renewed.some(({ readAt }) => readAt === 0);
  }

  /** Puts renewed pages into the index and takes those out that are listed no more; other synonyms make another index. */
  async #replace(renewed: readonly StoredPage[], listed: ReadonlySet<string>, lexicon: AuthoredLexicon): Promise<void> {
    const gone = [...this.#stored.keys()].filter((path) => !listed.has(path));
    for (const path of gone) this.#stored.delete(path);
    // A publish may have come after the texts of its pages.
    const { paths: published, everything } = this.#published;
    for (const page of renewed)
      this.#stored.set(page.path, everything || published.has(page.path) ? { ...page, readAt: 0 } : page);
    if (!this.#index || JSON.stringify(lexicon) !== JSON.stringify(this.#lexicon)) return this.#build(lexicon);
    for (const path of gone) this.#index.remove(path);
    for (const page of renewed) this.#index.put(page);
  }

  async #build(lexicon: AuthoredLexicon): Promise<void> {
    const index = new PageIndex(new SearchLexicon(lexicon));
    let count = 0;
    for (const page of this.#stored.values()) {
      index.put(page);
      count += 1;
      if (count % AT_ONCE === 0) await nextTurn();
    }
    this.#lexicon = lexicon;
    this.#index = count > 0 ? index : undefined;
  }

  #readLexicon(): Promise<AuthoredLexicon> {
    const items = `/sitecore/content/${env().SITECORE_SITE_NAME}/items/search`;
    const input = { language: this.#language, synonyms: `${items}/synonyms`, pinned: `${items}/pinned` };
    return queryContent(searchLexicon, input, paths.search);
  }

  async #list(): Promise<readonly ListedPage[]> {
    const language = this.#language;
    const root = await queryContent(pageItem, { site: env().SITECORE_SITE_NAME, path: '/', language });
    const today = riyadhDay(new Date());
    const listed: ListedPage[] = [];
    let after: string | null | undefined;
    while (after !== null && listed.length < MOST_PAGES) {
      const { pages, next } = await queryContent(indexedPages, { language, root, today, after: after ?? null });
      listed.push(...pages.filter(({ path }) => !ERROR_PAGES.includes(path)));
      after = next;
    }
    return listed;
  }

  /** Returns a page as it is now, the stored one itself where nothing changed; one whose texts cannot be read has its former ones. */
  async #renewed({ template, ...page }: ListedPage): Promise<StoredPage> {
    const known = this.#stored.get(page.path);
    const shown = { ...page, ...pageKind(template, page.path) };
    if (known && Date.now() - known.readAt < MAX_AGE_MS) {
      const now = { ...known, ...shown };
      return JSON.stringify(now) === JSON.stringify(known) ? known : now;
    }
    try {
      return { ...shown, ...pageTexts(await readLayout(page.path, this.#language)), readAt: Date.now() };
    } catch (error) {
      console.error(`${JSON.stringify(page.path)} in ${this.#language} is not searched: ${errorMessage(error)}`);
      return { headings: [], texts: [], ...known, ...shown, readAt: 0 };
    }
  }
}
