import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';

const ROOT = join(import.meta.dirname, '../..');
const QUERIES_PER_LANGUAGE = 120;

const queries = z.array(z.object({ query: z.string(), pages: z.array(z.string()).min(1).max(3) }));
const goldenFile = z.object({ ar: queries, en: queries });
const synonymsFile = z.object({ children: z.array(z.object({ fields: z.object({ Words: z.string() }) })) });
const pinnedFile = z.object({
  children: z.array(z.object({ fields: z.object({ Queries: z.object({ ar: z.string(), en: z.string() }) }) })),
});

const read = (file: string): unknown => parse(readFileSync(join(ROOT, file), 'utf8'));
const golden = goldenFile.parse(read('tests/search/golden.yml'));
const synonyms = synonymsFile.parse(read('sitecore/content/items/search/synonyms.yml'));
const pinned = pinnedFile.parse(read('sitecore/content/items/search/pinned.yml'));

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** Groups of synonyms, each as its words. */
const groups = synonyms.children.flatMap(({ fields }) =>
  linesOf(fields.Words).map((line) => line.split(/[,،]/).map((word) => word.trim())),
);

/** Returns the texts that have, folded, the same form as one before them. */
function repeated(texts: readonly string[]): readonly string[] {
  const folded = texts.map(foldText);
  return texts.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
}

/** Paths of the content's pages, without language. */
let paths: ReadonlySet<string>;

beforeAll(async () => {
  const { web } = await loadContentStates(join(ROOT, 'sitecore/content'));
  paths = new Set([...web.tree.pages].map(({ url = '' }) => url));
});

describe.each(LANGUAGES)('the golden queries in %s', (language) => {
  it('are 120, each once', () => {
    const texts = golden[language].map(({ query }) => query);
    expect(texts).toHaveLength(QUERIES_PER_LANGUAGE);
    expect(repeated(texts)).toEqual([]);
  });

  it('name pages of the content, each page of a query once', () => {
    const missing = golden[language].flatMap(({ pages }) => pages.filter((path) => !paths.has(path)));
    expect(missing).toEqual([]);
    expect(golden[language].filter(({ pages }) => new Set(pages).size < pages.length)).toEqual([]);
  });
});

describe('the synonyms of the content', () => {
  it('are groups of two words or more', () => {
    expect(groups.filter((words) => words.length < 2 || words.some((word) => foldText(word) === ''))).toEqual([]);
  });

  it('have each word in one group of all lists, once', () => {
    expect(repeated(groups.flat())).toEqual([]);
  });
});

describe('the pinned answers of the content', () => {
  it.each(LANGUAGES)('have each query once in %s', (language) => {
    expect(repeated(pinned.children.flatMap(({ fields }) => linesOf(fields.Queries[language])))).toEqual([]);
  });
});
