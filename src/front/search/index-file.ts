import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import type { AuthoredLexicon } from '#src/queries/search-lexicon.query.ts';
import { PAGE_KINDS } from '#src/config/paths.ts';

const texts = z.array(z.string()).readonly();

const storedPage = z.object({
  id: z.string(),
  path: z.string(),
  kind: z.enum(PAGE_KINDS),
  isOneOfMany: z.boolean(),
  title: z.string(),
  subTitle: z.string(),
  description: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }).readonly().nullable(),
  keywords: z.string(),
  headings: texts,
  texts,
  /** Time at which its texts were read, in milliseconds; 0 where that failed. */
  readAt: z.number(),
});

/** A page of the index as it is kept between two runs of the site. */
export type StoredPage = Readonly<z.output<typeof storedPage>>;

const storedLexicon = z.object({
  lexicon: z.object({
    synonyms: texts,
    pinned: z.array(z.object({ queries: z.string(), path: z.string() })).readonly(),
  }),
});

/** The pages of a language with the synonyms and pinned answers of the search. */
interface StoredIndex {
  readonly lexicon: AuthoredLexicon;
  readonly pages: readonly StoredPage[];
}

const fileOf = (language: Language): string =>
  join(env().DATA_DIR, 'search', `${env().SITECORE_SITE_NAME}.${language}.ndjson`);

/** Reads the index of a language that the last run kept, an empty one where there is none; lines of another shape are left out. */
export async function readIndexFile(language: Language): Promise<StoredIndex> {
  const file = fileOf(language);
  const [first = '', ...lines] = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  const { lexicon = { synonyms: [], pinned: [] } } = storedLexicon.safeParse(jsonOf(first)).data ?? {};
  return { lexicon, pages: lines.flatMap((line) => storedPage.safeParse(jsonOf(line)).data ?? []) };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Keeps the index of a language for the next run, in place of the former one once all is written. */
export async function writeIndexFile(language: Language, { lexicon, pages }: StoredIndex): Promise<void> {
  const file = fileOf(language);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, linesOf([{ lexicon }, ...pages]));
  await rename(`${file}.new`, file);
}

function* linesOf(entries: readonly object[]): Generator<string> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
