import { join } from 'node:path';
import type { JsonObject } from '#sitecore/definitions/json.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import type { Item } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry, type Databases } from '#sitecore/platform/database.ts';
import { editingBody } from '#sitecore/platform/editing/page/render-page.ts';
import { phrases } from '#sitecore/platform/layout/phrases.ts';
import { percentile } from '../percentile.ts';

/** Sizes in bytes of one page: its layout for visitors, its layout in editing, and the request that renders it for editing. */
interface EditingSize {
  readonly path: string;
  readonly visited: number;
  readonly edited: number;
  readonly body: number;
}

const sizeOf = (json: unknown): number => Buffer.byteLength(JSON.stringify(json));

/** Returns the phrases that the editor sends with a page. */
export const dictionaryOf = ({ master: { content } }: Databases, language: Language): Dictionary =>
  Object.fromEntries(phrases(content, content.sites[0], language));

type Dictionary = Readonly<Record<string, string>>;

/** Returns the body of the request that renders a page for editing. */
export const requestBody = (
  { url: path = '/' }: Item,
  layout: JsonObject,
  more: { readonly language: Language; readonly dictionary: Dictionary },
): string => editingBody({ secret: 'secret-of-the-rendering-host', path, layout, ...more });

/** Returns the sizes of every page of the content in a language, the largest request first. */
async function editingSizes(databases: Databases, language: Language): Promise<EditingSize[]> {
  const dictionary = dictionaryOf(databases, language);
  const sizes: EditingSize[] = [];
  for (const page of databases.master.content.tree.pages) {
    const layout = await databases.editingLayouts.page(page, language);
    sizes.push({
      path: page.url ?? '/',
      visited: sizeOf(await databases.master.layouts.page(page, language)),
      edited: sizeOf(layout),
      body: Buffer.byteLength(requestBody(page, layout, { language, dictionary })),
    });
  }
  return sizes.toSorted((one, other) => other.body - one.body);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** Prints what every page weighs in editing: the larger of both languages, in kB. */
export async function reportEditingSizes(root: string): Promise<void> {
  const databases = createDatabases(await loadContentStates(join(root, 'sitecore', 'content')), {
    schemaRegistry: createSchemaRegistry(),
    siteUrl: 'https://rukn.example',
  });
  const [ar = [], en = []] = await Promise.all(LANGUAGES.map((language) => editingSizes(databases, language)));
  const inEnglish = new Map(en.map((size) => [size.path, size]));
  const larger = ar.map((size): EditingSize => {
    const { visited = 0, edited = 0, body = 0 } = inEnglish.get(size.path) ?? {};
    return {
      path: size.path,
      visited: Math.max(size.visited, visited),
      edited: Math.max(size.edited, edited),
      body: Math.max(size.body, body),
    };
  });
  console.log(`editing ${larger.length} pages, the larger of both languages, kB`);
  console.log(row(['page', 'for visitors', 'in editing', 'request']));
  for (const { path, visited, edited, body } of larger)
    console.log(row([path, ...[visited, edited, body].map(kilobytes)]));
  console.log(row(['median', ...(['visited', 'edited', 'body'] as const).map((part) => medianOf(larger, part))]));
}

const medianOf = (sizes: readonly EditingSize[], part: 'visited' | 'edited' | 'body'): string =>
  kilobytes(
    percentile(
      sizes.map((size) => size[part]),
      50,
    ),
  );

const row = ([name = '', ...cells]: readonly string[]): string =>
  `| ${[name.padEnd(44), ...cells.map((cell) => cell.padStart(12))].join(' | ')} |`;
