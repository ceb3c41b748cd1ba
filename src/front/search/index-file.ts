import { existsSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { env } from '#src/config/env.ts';
import { PAGE_KINDS } from '#src/queries/page-kind.ts';

const texts = z.array(z.string()).readonly();

const storedPage = z.object({
  id: z.string(),
  path: z.string(),
  kind: z.enum(PAGE_KINDS),
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

const fileOf = (language: Language): string =>
  join(env().DATA_DIR, 'search', `${env().SITECORE_SITE_NAME}.${language}.ndjson`);

/** Reads the pages of a language that the last run kept, if any; lines of another shape are left out. */
export async function* readIndexFile(language: Language): AsyncGenerator<StoredPage> {
  const file = fileOf(language);
  if (!existsSync(file)) return;
  const handle = await open(file);
  for await (const line of handle.readLines()) {
    const page = storedPage.safeParse(jsonOf(line)).data;
    if (page) yield page;
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Keeps the pages of a language for the next run, in place of the former ones once all are written. */
export async function writeIndexFile(language: Language, pages: Iterable<StoredPage>): Promise<void> {
  const file = fileOf(language);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.new`, linesOf(pages));
  await rename(`${file}.new`, file);
}

function* linesOf(pages: Iterable<StoredPage>): Generator<string> {
  for (const page of pages) yield `${JSON.stringify(page)}\n`;
}
