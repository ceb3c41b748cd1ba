import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { loadContentStates } from '../../content/load.ts';
import { createDatabases, createSchemaRegistry } from '../../database.ts';
import { DraftFiles } from '../drafts/draft-files.ts';
import { pageOutline } from './page-outline.ts';

const text = (placeholders: string): string => `    - rendering: RichText
      datasource: { fields: { Text: { ar: <p>نص</p>, en: <p>Text</p> } } }
${placeholders}`;

let remove = (): void => undefined;

afterEach(() => {
  remove();
});

/** Returns the content of a folder and the outline of one of its pages. */
async function outlineOf(folder: string, name: string, onOutdated?: () => void) {
  const databases = createDatabases(await loadContentStates(folder, { onOutdated }), {
    schemaRegistry: createSchemaRegistry(),
    siteUrl: 'https://platform.example',
  });
  const { content } = databases.master;
  const page = content.tree.at(`/sitecore/content/rukn/home/${name}`);
  return { content, outline: page && pageOutline(page, { content, files: new DraftFiles(folder), language: 'en' }) };
}

const block = z.object({ placeholders: z.array(z.object({ name: z.string(), blocks: z.array(z.unknown()) })) });
const outlineSchema = z.array(z.object({ blocks: z.array(block) }));

it('has a block that no definition names at its place, so that the others are moved from theirs', async () => {
  const fixture = fixtureContent({
    'pages/old.yml': `template: Page\nfields: { Title: { ar: قديمة, en: Old } }\nplaceholders:\n  headless-main:\n    - rendering: Bygone\n${text('')}`,
  });
  remove = () => {
    fixture.remove();
  };
  const { content, outline } = await outlineOf(fixture.folder, 'old', () => undefined);
  const page = content.tree.at('/sitecore/content/rukn/home/old');
  expect(outline).toMatchObject([
    { blocks: [{ id: '', name: 'Bygone', item: formatGuid(page?.id ?? '', 'N') }, { name: 'Text' }] },
  ]);
});

it('offers the first of any number of placeholders while a block has none', async () => {
  const companion = '      placeholders: { companion-3: [{ rendering: Breadcrumbs }] }\n';
  const fixture = fixtureContent({
    'pages/terms.yml': `template: Page\nfields: { Title: { ar: شروط, en: Terms } }\nplaceholders:\n  headless-main:\n${text('')}${text(companion)}`,
  });
  remove = () => {
    fixture.remove();
  };
  const { outline } = await outlineOf(fixture.folder, 'terms');
  const [main] = outlineSchema.parse(outline);
  expect(main?.blocks.map(({ placeholders }) => placeholders.map(({ name, blocks }) => [name, blocks.length]))).toEqual(
    [[['Beside the text 1', 0]], [['Beside the text 3', 1]]],
  );
});
