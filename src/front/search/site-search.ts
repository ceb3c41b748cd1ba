import type { Language } from '#sitecore/definitions/language.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { redactedLine } from '#sitecore/log/redact-error.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { provideIndex } from '#src/queries/search-index.ts';
import { errorMessage } from '#src/shell/error-message.ts';
import type { Publish } from '../read-publish.ts';
import { answerSearch, type SearchResponse, searchRequest } from './search-answer.ts';
import { SearchPages } from './search-pages.ts';

/** Interval at which the need of a pass is looked for: several publishes in a row are one. */
const CHECK_MS = 2000;

/** Checks between two passes of which the first was not complete. */
const CHECKS_BEFORE_RETRY = 30;

/** Checks before the next pass while there is no index: a site may start before its platform. */
const CHECKS_WITHOUT_INDEX = 2;

/** The search in all pages of the site, in memory: read when the site starts, after each publish, and each day. */
export class SiteSearch {
  readonly #pages: Readonly<Record<Language, SearchPages>> = { ar: new SearchPages('ar'), en: new SearchPages('en') };
  /** Called when the results of searches may have changed. */
  onRenewal: () => void = () => undefined;
  #isOutdated = true;
  #isRunning = false;
  #checksLeft = 0;
  #day = riyadhDay(new Date());

  /** Takes the pages that the last run kept, and reads in the background what they lack. */
  async start(): Promise<void> {
    provideIndex((variables) => this.search(variables));
    await Promise.all(LANGUAGES.map((language) => this.#load(language)));
    this.#check();
    setInterval(() => this.#check(), CHECK_MS).unref();
  }

  /** Has the pages of a publish read again. */
  publish({ paths, everything }: Pick<Publish, 'paths' | 'everything'>): void {
    for (const language of LANGUAGES) this.#pages[language].outdate(everything ? undefined : paths);
    this.#isOutdated = true;
    this.#checksLeft = 0;
  }

  /** Returns the response to a search; undefined for variables of another shape, while there is no index, and where it fails. */
  search(variables: unknown): SearchResponse | undefined {
    try {
      const request = searchRequest.safeParse(variables).data;
      const index = request && this.#pages[request.language].index;
      return index && answerSearch(index, request);
    } catch (error) {
      console.error(`a search in the index: ${redactedLine(error)}`);
      return undefined;
    }
  }

  async #load(language: Language): Promise<void> {
    try {
      await this.#pages[language].load();
    } catch (error) {
      console.error(`the pages of the last search index: ${errorMessage(error)}`);
    }
  }

  #check(): void {
    const today = riyadhDay(new Date());
    if (today !== this.#day) this.#isOutdated = true;
    if (this.#isRunning || !this.#isOutdated || this.#checksLeft-- > 0) return;
    this.#day = today;
    this.#isRunning = true;
    this.#isOutdated = false;
    this.#checksLeft = CHECKS_BEFORE_RETRY;
    void this.#renew().finally(() => (this.#isRunning = false));
  }

  /** Reads the pages of both languages, one after the other. */
  async #renew(): Promise<void> {
    for (const language of LANGUAGES)
      try {
        if (!(await this.#pages[language].renew())) this.#isOutdated = true;
        this.onRenewal();
      } catch (error) {
        this.#isOutdated = true;
        if (!this.#pages[language].index) this.#checksLeft = Math.min(this.#checksLeft, CHECKS_WITHOUT_INDEX);
        console.error(`the search index in ${language}: ${errorMessage(error)}`);
      }
  }
}
