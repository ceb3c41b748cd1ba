import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Language } from '#sitecore/definitions/language.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { env } from '#src/config/env.ts';
import { indexedPages, type ListedPage } from '#src/queries/indexed-pages.query.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { searchLexicon } from '#src/queries/search-lexicon.query.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import { readIndexFile, type StoredPage, writeIndexFile } from './index-file.ts';
import { PageIndex } from './page-index.ts';
import { pageKind } from './page-kind.ts';
import { pageTexts } from './page-texts.ts';
import { queryContent, readLayout } from './read-content.ts';
import { readLexicon } from './synonyms.ts';

/** Layouts that are asked for at a time, and the pause after them, in milliseconds: visitors take precedence. */
const AT_A_TIME = 4;
const PAUSE_MS = 10;

/** Pages that are put into the index before what else waits has its turn. */
const AT_ONCE = 10;

/** Ages at which a page's texts are read again although no publish named it; the second when the site starts, which may have missed one. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_AT_START_MS = 60 * 60 * 1000;

/** The pages of a language as they are searched in: read from the platform, and kept for the next run. */
export class SearchPages {
  readonly #language: Language;
  readonly #stored = new Map<string, StoredPage>();
  readonly #index = new PageIndex(readLexicon({ synonyms: [], pinned: [] }));
  #isWhole = false;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The index once it has all pages; undefined before. */
  get index(): PageIndex | undefined {
    return this.#isWhole ? this.#index : undefined;
  }

  /** Takes the pages that the last run kept. */
  async load(): Promise<void> {
    const oldest = Date.now() - MAX_AGE_AT_START_MS;
    for await (const page of readIndexFile(this.#language)) {
      this.#put(page.readAt > oldest ? page : { ...page, readAt: 0 });
      if (this.#stored.size % AT_ONCE === 0) await nextTurn();
    }
    this.#isWhole = this.#stored.size > 0;
  }

  /** Has the texts of the pages at some paths read again in the next pass; those of all without paths. */
  outdate(paths?: readonly string[]): void {
    for (const path of paths ?? [...this.#stored.keys()]) {
      const page = this.#stored.get(path);
      if (page) this.#stored.set(path, { ...page, readAt: 0 });
    }
  }

  /** Reads the list of pages and the texts that are new or outdated; returns true when all could be read. */
  async renew(): Promise<boolean> {
    const listed = await this.#list();
    const paths = new Set(listed.map(({ path }) => path));
    for (const path of [...this.#stored.keys()]) if (!paths.has(path)) this.#remove(path);
    let isComplete = true;
    for (let at = 0; at < listed.length; at += AT_A_TIME) {
      const renewed = await Promise.all(listed.slice(at, at + AT_A_TIME).map((page) => this.#renewPage(page)));
      isComplete &&= !renewed.includes('failed');
      if (renewed.some((result) => result !== 'current')) await wait(PAUSE_MS, undefined, { ref: false });
    }
    this.#isWhole = this.#stored.size > 0;
    await writeIndexFile(this.#language, this.#stored.values());
    return isComplete;
  }

  async #list(): Promise<readonly ListedPage[]> {
    const language = this.#language;
    const site = env().SITECORE_SITE_NAME;
    const items = `/sitecore/content/${site}/items/search`;
    const lexicon = { language, synonyms: `${items}/synonyms`, pinned: `${items}/pinned` };
    this.#index.lexicon = readLexicon(await queryContent(searchLexicon, lexicon));
    const root = await queryContent(pageItem, { site, path: '/', language });
    const today = riyadhDay(new Date());
    const listed: ListedPage[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const { pages, next } = await queryContent(indexedPages, { language, root, today, after: after ?? null });
      listed.push(...pages);
      after = next;
    }
    return listed;
  }

  async #renewPage(listed: ListedPage): Promise<'current' | 'renewed' | 'failed'> {
    const { template, ...page } = listed;
    const known = this.#stored.get(page.path);
    const shown = { ...page, kind: pageKind(template, page.path) };
    if (known && Date.now() - known.readAt < MAX_AGE_MS) {
      const isSame = JSON.stringify({ ...known, ...shown }) === JSON.stringify(known);
      if (!isSame) this.#put({ ...known, ...shown });
      return isSame ? 'current' : 'renewed';
    }
    try {
      const texts = pageTexts(await readLayout(page.path, this.#language));
      this.#put({ ...shown, ...texts, readAt: Date.now() });
      return 'renewed';
    } catch (error) {
      console.error(`${JSON.stringify(page.path)} in ${this.#language} is not searched: ${errorMessage(error)}`);
      this.#put({ headings: [], texts: [], ...known, ...shown, readAt: 0 });
      return 'failed';
    }
  }

  #put(page: StoredPage): void {
    this.#stored.set(page.path, page);
    this.#index.put(page);
  }

  #remove(path: string): void {
    this.#stored.delete(path);
    this.#index.remove(path);
  }
}
