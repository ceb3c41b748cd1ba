import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { parse } from 'yaml';
import { z } from 'zod';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { type IndexedPage, PageIndex } from '#src/front/search/page-index.ts';
import { answerSearch } from '#src/front/search/search-answer.ts';
import type { SearchLexicon } from '#src/front/search/synonyms.ts';
import { SearchPages } from '#src/front/search/search-pages.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { freePort } from '../programs.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { bodyOf } from '#src/queries/query.ts';
import { siteSearch } from '#src/queries/site-search.query.ts';
import { percentile } from '../percentile.ts';
import { KEY, platformOf } from './in-process.ts';
import { largeContent } from './large-content.ts';

/** Pages of the demo with copies: of a large bank, and of the largest. */
const SIZES = [1200, 20_000];

/** Items of content with some 1,200 listed pages in a language. */
const ITEMS = 6000;

/** Pages of a result. */
const FIRST = 4;

const ROOT = join(import.meta.dirname, '..', '..', '..');

const query = z.object({ query: z.string(), pages: z.array(z.string()) });
const golden = z.object({ ar: z.array(query), en: z.array(query) });

const found = z.object({
  data: z.object({
    search: z.object({ total: z.number(), results: z.array(z.object({ url: z.object({ path: z.string() }) })) }),
  }),
});

/** Share of queries with a wanted page among the first three, and the mean of 1/rank. */
interface Quality {
  readonly recall: number;
  readonly meanReciprocalRank: number;
}

async function qualityOf(queries: readonly z.infer<typeof query>[], search: Search): Promise<Quality> {
  const ranks: number[] = [];
  for (const { query: term, pages } of queries)
    ranks.push((await search(term)).findIndex((path) => pages.includes(path)) + 1);
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    recall: mean(ranks.map((rank) => (rank > 0 && rank <= 3 ? 1 : 0))),
    meanReciprocalRank: mean(ranks.map((rank) => (rank > 0 ? 1 / rank : 0))),
  };
}

/** Returns the demo's pages with copies, each with a word of its own, until there are so many. */
function copies(pages: readonly IndexedPage[], size: number): readonly IndexedPage[] {
  return Array.from({ length: size }, (_, at) => {
    const page = pages[at % pages.length];
    if (!page) throw new Error('the demo has no pages');
    if (at < pages.length) return page;
    return { ...page, path: `${page.path}-${at}`, title: `${page.title} copy${at}` };
  });
}

function indexOf(pages: readonly IndexedPage[], lexicon: SearchLexicon): PageIndex {
  const index = new PageIndex(lexicon);
  for (const page of pages) index.put(page);
  return index;
}

const timed = async (work: () => unknown): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** Answers a query with the paths of the first pages. */
type Search = (term: string) => Promise<readonly string[]>;

/** Returns the literal query as the site sends it to a platform. */
function literalSearch(origin: string, root: string, language: Language): Search {
  const headers = { 'content-type': 'application/json', sc_apikey: KEY };
  return async (term) => {
    const body = bodyOf(siteSearch, { term, language, root, today: riyadhDay(new Date()), first: FIRST });
    const response = await fetch(`${origin}/sitecore/api/graph/edge`, { method: 'POST', headers, body });
    return found.parse(await response.json()).data.search.results.map(({ url }) => url.path);
  };
}

const indexSearch =
  (index: PageIndex, language: Language): Search =>
  (term) => {
    const { data } = answerSearch(index, { term, language, first: FIRST, after: 0, kind: undefined });
    return Promise.resolve(
      found.shape.data.parse(JSON.parse(JSON.stringify(data))).search.results.map(({ url }) => url.path),
    );
  };

/** Prints the quality of the site's index and of the literal query, and the times of both in turn at each size. */
async function measure(language: Language, literal: Search): Promise<void> {
  const queries = golden.parse(parse(readFileSync(join(ROOT, 'tests/search/golden.yml'), 'utf8')))[language];
  const pages = new SearchPages(language);
  await pages.renew();
  if (!pages.index) throw new Error('no page was read');
  const { lexicon } = pages.index;
  const originals = pages.index.pages().filter(({ path }) => !path.includes('-copy-'));
  print(`${language} index`, await qualityOf(queries, indexSearch(indexOf(originals, lexicon), language)));
  print(`${language} literal query`, await qualityOf(queries, literal));
  for (const size of SIZES) {
    const index = indexOf(copies(originals, size), lexicon);
    const search = indexSearch(index, language);
    // Building takes longer than the server keeps a connection: its end is read first.
    await wait(100);
    const [own, other]: [number[], number[]] = [[], []];
    for (const { query: term } of [...queries, ...queries]) {
      own.push(await timed(() => search(term)));
      other.push(await timed(() => literal(term)));
    }
    const [p95, literalP95] = [percentile(own, 95), percentile(other, 95)];
    console.log(
      `  ${language} ${size} pages: index p50 ${ms(percentile(own, 50))} p95 ${ms(p95)}` +
        `   literal query at ${ITEMS} items p95 ${ms(literalP95)}   ratio ${(p95 / literalP95).toFixed(2)}`,
    );
  }
}

const ms = (value: number): string => value.toFixed(1);

const print = (name: string, { recall, meanReciprocalRank }: Quality): void =>
  console.log(
    `  ${name.padEnd(18)} recall@3 ${recall.toFixed(3)} (aim ≥ 0.95)   mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`,
  );

const folder = mkdtempSync(join(tmpdir(), 'rukn-search-'));
const content = await largeContent(ITEMS);
const server = serve({ fetch: platformOf(content), hostname: '127.0.0.1', port: await freePort() });
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
Object.assign(process.env, { DATA_DIR: folder, SITECORE_API_HOST: origin, SITECORE_API_KEY: KEY });
const root = content.tree.at('/sitecore/content/rukn/home')?.id ?? '';
for (const language of LANGUAGES) await measure(language, literalSearch(origin, root, language));
server.close();
rmSync(folder, { recursive: true });
