import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
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

const block = z.object({ placeholders: z.array(z.object({ name: z.string(), blocks: z.array(z.unknown()) })) });
const outlineSchema = z.array(z.object({ blocks: z.array(block) }));

it('offers the first of any number of placeholders while a block has none', async () => {
  const companion = '      placeholders: { companion-3: [{ rendering: Breadcrumbs }] }\n';
  const fixture = fixtureContent({
    'pages/terms.yml': `template: Page\nfields: { Title: { ar: شروط, en: Terms } }\nplaceholders:\n  headless-main:\n${text('')}${text(companion)}`,
  });
  remove = () => {
    fixture.remove();
  };
  const databases = createDatabases(await loadContentStates(fixture.folder), {
    schemaRegistry: createSchemaRegistry(),
    siteUrl: 'https://platform.example',
  });
  const { content } = databases.master;
  const page = content.tree.at('/sitecore/content/rukn/home/terms');
  const outline = page && pageOutline(page, { content, files: new DraftFiles(fixture.folder), language: 'en' });
  const [main] = outlineSchema.parse(outline);
  expect(main?.blocks.map(({ placeholders }) => placeholders.map(({ name, blocks }) => [name, blocks.length]))).toEqual(
    [[['Beside the text 1', 0]], [['Beside the text 3', 1]]],
  );
});
