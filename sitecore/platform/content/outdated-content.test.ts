import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder, mockContentFolder, TITLE, write, writePage } from '#tests/support/content-folder.ts';
import { createDatabases, createSchemaRegistry } from '../database.ts';
import { outdatedMessage } from './diagnostics.ts';
import { ContentFolder } from './load.ts';

mockContentFolder();

const schemaRegistry = createSchemaRegistry();
const BLOCKS = '  headless-main:\n';
const TEXT = '    - rendering: RichText\n      datasource: { fields: { Text: { ar: <p>نص</p>, en: <p>Words</p> } } }\n';

/** Opens the folder of the test as one outside the code; `reports` has what is said of older definitions. */
function open() {
  const reports: string[] = [];
  const onOutdated = (found: Parameters<typeof outdatedMessage>[0]): void => void reports.push(outdatedMessage(found));
  const folder = new ContentFolder(contentFolder(), { displayPath: '/srv/content', onOutdated });
  return { folder, reports };
}

/** Returns the layout of the page /about in English as JSON. */
async function aboutOf(folder: ContentFolder): Promise<string> {
  const databases = createDatabases(await folder.loadStates(), { schemaRegistry, siteUrl: 'https://platform.example' });
  const { content, layouts } = databases.web;
  const page = content.tree.pageAt('/about', '/sitecore/content/rukn');
  return page ? JSON.stringify(await layouts.page(page, 'en')) : '';
}

const rejection = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => '',
    (reason: unknown) => String(reason),
  );

describe('a content folder outside the code', () => {
  it.each([
    [
      'an unknown field',
      () => writePage('about', `${TITLE}\n  Bogus: { ar: أ, en: b }`),
      'fields.Bogus (ar, en): is unknown',
    ],
    [
      'an unknown field in one language',
      () => writePage('about', `${TITLE}\n  Bogus: { en: b }`),
      'fields.Bogus (en): is unknown',
    ],
    [
      'a value of another kind',
      () => writePage('about', `${TITLE}\n  ExpiryDate: soon`),
      'fields.ExpiryDate (ar, en): a date',
    ],
    [
      'a required field that is missing',
      () => writePage('about', 'MetaKeywords: { ar: أ, en: Title }'),
      'fields.Title (ar, en): a value: Page needs it',
    ],
    [
      'a required field that is empty in a language',
      () => writePage('about', 'Title: { ar: null, en: Title }'),
      'fields.Title.ar (ar): Title in Arabic',
    ],
    [
      'a template of pages that there is not',
      () => write('pages/about.yml', `template: Bygone\nfields:\n  ${TITLE}\n`),
      'template (ar, en): a template of pages',
    ],
    [
      'a rendering that there is not',
      () => writePage('about', TITLE, `${BLOCKS}    - rendering: Bygone\n${TEXT}`),
      'headless-main.0.rendering (ar, en): a known rendering',
    ],
    [
      'a placeholder that there is not',
      () => writePage('about', TITLE, `  sidebar: []\n${BLOCKS}${TEXT}`),
      'placeholders.sidebar (ar, en): is unknown',
    ],
    [
      'parameters that there are not',
      () =>
        writePage('about', TITLE, `${BLOCKS}    - rendering: HeroBanner\n      params: { Variant: big, Size: big }\n`),
      'params.Size (ar, en): is unknown',
    ],
    [
      'a shared item of a template that there is not',
      () => {
        write(
          'items/bygone.yml',
          'template: Bygone\nfields: { Title: { ar: أ, en: b } }\nchildren: [{ fields: {} }]\n',
        );
        writePage('about', TITLE, `${BLOCKS}    - { rendering: FaqAccordion, datasource: /items/bygone }\n${TEXT}`);
      },
      'items/bygone.yml:1  template (ar, en): a known template',
    ],
    [
      'an entry of a template that there is not',
      () =>
        writePage(
          'about',
          TITLE,
          `${BLOCKS}    - rendering: FaqAccordion\n      datasource: { fields: { Title: { ar: أ, en: Words } }, children: [{ template: Bygone }] }\n`,
        ),
      'children.0.template (ar, en): ',
    ],
    [
      'a datasource of another template',
      () => {
        write('items/other.yml', `template: Rich Text\nfields: { Text: { ar: <p>أ</p>, en: <p>b</p> } }\n`);
        writePage('about', TITLE, `${BLOCKS}    - { rendering: FaqAccordion, datasource: /items/other }\n${TEXT}`);
      },
      'headless-main.0.datasource (ar, en): an item of template',
    ],
  ])('is served without %s, which is reported once with its languages', async (_, arrange, expected) => {
    arrange();
    const { folder, reports } = open();
    expect(await aboutOf(folder)).toMatch(/"(?:Title|<p>Words<\/p>)"/);
    await folder.loadStates();
    await folder.load({ drafts: () => true });
    expect(reports).toEqual([expect.stringContaining(expected)]);
    expect(reports[0]).toMatch(/^content: \d places? of an older definition, .*\n {2}\/srv\/content\//);
    expect(await rejection(new ContentFolder(contentFolder()).loadStates())).toMatch(/ContentError: content: \d error/);
  });

  it('reports nothing where every file is of the definitions', async () => {
    const { folder, reports } = open();
    await folder.loadStates();
    expect(reports).toEqual([]);
  });

  it('allows what it had at the start in a draft and at another place of the file, and nothing else', async () => {
    const old =
      '    - rendering: RichText\n      datasource: { fields: { Bogus: 1, Text: { ar: <p>أ</p>, en: <p>Words</p> } } }\n';
    writePage('about', TITLE, `${BLOCKS}${old}${TEXT}`);
    const { folder, reports } = open();
    await folder.loadStates();
    write('pages/about.draft.yml', `template: Page\nfields:\n  ${TITLE}\nplaceholders:\n${BLOCKS}${TEXT}${old}`);
    await folder.loadStates();
    await folder.load({ drafts: () => true });
    rmSync(join(contentFolder(), 'pages/about.draft.yml'));
    writePage('about', `${TITLE}\n  Titel: { ar: أ, en: b }`, `${BLOCKS}${old}`);
    const refused = await rejection(folder.loadStates());
    expect(refused).toContain('content: 1 error\n  /srv/content/pages/about.yml:4  fields.Titel: is unknown');
    expect(reports).toHaveLength(1);
  });

  it('is refused with all that is wrong when a file has an error too', async () => {
    writePage('about', `${TITLE}\n  Bogus: 1\n  BannerLink: { href: /nowhere, text: '' }`);
    const { folder, reports } = open();
    const refused = await rejection(folder.loadStates());
    expect(refused).toContain('content: 2 errors');
    expect(refused).toContain('there is no /nowhere');
    expect(reports).toEqual([]);
    writePage('about', `${TITLE}\n  Bogus: 1`);
    await folder.loadStates();
    expect(reports).toHaveLength(1);
  });
});
