import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { templates } from '#sitecore/definitions/registry.ts';

const QUERIES = join(import.meta.dirname, '..', '..', 'src', 'queries');

/** Input of any query: what a template's condition depends on is none of it. */
const INPUT = {
  language: DEFAULT_LANGUAGE,
  site: '',
  path: '/',
  root: '',
  parent: { root: '' },
  term: '',
  today: 0,
  first: 1,
};

const contentQuery = z.object({
  text: z.string(),
  variables: z.custom<(input: unknown) => unknown>((value) => typeof value === 'function'),
});

/** A template that a query of the site names. */
export interface NamedTemplate {
  readonly name: string;
  /** 32 upper-case digits. */
  readonly id: string;
}

/** Returns the templates that the site's queries name by id, in their texts or in what they send for variables. */
export async function namedTemplates(): Promise<readonly NamedTemplate[]> {
  const files = globSync('*.query.ts', { cwd: QUERIES }).toSorted();
  const sent = await Promise.all(files.map((file) => textsOf(join(QUERIES, file))));
  const ids = new Set([...sent.join('\n').matchAll(/"([\dA-F]{32})"/g)].map(([, id = '']) => id));
  return [...ids].map((id) => ({ id, name: nameOf(id) })).toSorted((a, b) => a.name.localeCompare(b.name));
}

async function textsOf(file: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(file).href);
  const declared = Object.values(isRecord(module) ? module : {}).flatMap(
    (value) => contentQuery.safeParse(value).data ?? [],
  );
  return declared.map(({ text, variables }) => text + JSON.stringify(variables(INPUT))).join('\n');
}

const nameOf = (id: string): string => templates.find((one) => formatGuid(one.id, 'N') === id)?.name ?? id;
