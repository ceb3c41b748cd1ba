import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { contentFolder, mockContentFolder, TITLE, write, writePage } from '#tests/support/content-folder.ts';
import { scaledRuns } from '#tests/support/random-cases.ts';
import type { Content } from './content.ts';
import { ContentError } from './diagnostics.ts';
import { ContentFolder, type ContentStates } from './load.ts';
import type { Item } from './tree.ts';

mockContentFolder();

/** A rich text with this text, and a question that an item has. */
const blocks = (text: string, question = 'cards') => `  headless-main:
    - { rendering: RichText, datasource: { fields: { Text: { ar: <p>${text}</p>, en: <p>${text}</p> } } } }
    - { rendering: FaqAccordion, datasource: /items/faqs/${question} }`;

const questions = (text: string): string => `template: FAQ Accordion
fields: { Title: { ar: ${text}, en: ${text} } }
children:
  - { name: when, fields: { Question: { ar: ${text}, en: ${text} }, Answer: { ar: <p>${text}</p>, en: <p>${text}</p> } } }
`;

/** Writes a folder with all kinds of files that a save may change. */
function writeFolder(): void {
  writePage('about', TITLE, blocks('about'));
  writePage('about/team', TITLE);
  write('items/faqs/cards.yml', questions('How?'));
  write('items/articles/first.yml', `template: Article\nfields: { ${TITLE} }\n`);
  writePage('news', TITLE);
  write('pages/news/any.yml', `template: Article\nwildcard: /items/articles\nfields: { ${TITLE} }\n`);
}

/** Saves of a file, by what they change. */
const SAVES: Readonly<Record<string, readonly [file: string, text: (mark: string) => string]>> = {
  'a page': ['pages/about.yml', (mark) => pageText(`Title: { ar: ${mark}, en: ${mark} }`, blocks('about'))],
  'a text of a page': ['pages/about.yml', (mark) => pageText(TITLE, blocks(mark))],
  'a page without blocks': ['pages/about.yml', () => pageText(TITLE)],
  'a page below it': ['pages/about/team.yml', (mark) => pageText(`Title: { ar: ${mark}, en: ${mark} }`)],
  'the template of a page': ['pages/about/team.yml', () => `template: Card Page\nfields: { ${TITLE} }\n`],
  'the id of a page': ['pages/about/team.yml', () => `id: 0f0e0d0c-0000-4000-8000-000000000001\n${pageText(TITLE)}`],
  'the version of a page': ['pages/about/team.yml', () => `version: 3\n${pageText(TITLE)}`],
  'a draft': ['pages/about/team.draft.yml', (mark) => pageText(`Title: { ar: ${mark}, en: ${mark} }`)],
  'a question': ['items/faqs/cards.yml', questions],
  'an article': [
    'items/articles/first.yml',
    (mark) => `template: Article\nfields: { Title: { ar: ${mark}, en: x } }\n`,
  ],
  'a wildcard page': [
    'pages/news/any.yml',
    (mark) => `template: Article\nwildcard: /items/articles\nfields: { Title: { ar: ${mark}, en: x } }\n`,
  ],
  'what a wildcard page shows': [
    'pages/news/any.yml',
    () => `template: Article\nwildcard: /items/faqs\nfields: { ${TITLE} }\n`,
  ],
  'a reference to nothing': ['pages/about.yml', () => pageText(TITLE, blocks('about', 'nothing'))],
  'a text that is no YAML': ['pages/about.yml', () => 'fields: { Title: ['],
  'a phrase': ['dictionary.yml', (mark) => `BACK: { ar: ${mark}, en: Back }\n`],
  'the site': [
    'site.yml',
    (mark) => `name: rukn\nhostName: '${mark}'\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n`,
  ],
};

const pageText = (fields: string, placeholders = ''): string =>
  `template: Page\nfields:\n  ${fields}\n${placeholders && `placeholders:\n${placeholders}`}`;

/** Everything that is said of an item, with the paths of those that it is linked to. */
const described = ({ parent, children, wildcard, template, fields, origin, shows, ...item }: Item) => ({
  ...item,
  isOfFile: origin !== undefined,
  shows: shows?.path,
  template: template.name,
  parent: parent?.path,
  children: children.map(({ path }) => path),
  wildcard: wildcard?.path,
  fields: [...fields].map(([name, value]) => [name, LANGUAGES.map((language) => value[language].references)]),
  texts: JSON.stringify([...fields].map(([, value]) => LANGUAGES.map((language) => value[language].json(SCOPE)))),
});

const SCOPE = {
  language: 'ar',
  media: (src: string) => ({ url: src, name: '', extension: '', mimeType: '', size: 0 }),
  pageId: (href: string) => href,
  item: (path: string) => ({ path }),
} as const;

/** Everything that content says, and what its tree finds. */
function describedContent({ tree, sites }: Content) {
  const items = [...tree.items];
  for (const item of items) {
    expect([tree.at(item.path), tree.withId(item.id)]).toEqual([item, item]);
    for (const child of item.children) expect(child.parent).toBe(item);
    if (item.parent) expect(item.parent).toBe(tree.at(item.parent.path));
    if (item.wildcard) expect(item.wildcard).toBe(tree.at(item.wildcard.path));
    if (item.url !== undefined) expect(tree.pageAt(item.url)).toBe(item);
  }
  const pages = [...tree.pages];
  return {
    items: items.map(described),
    pages: pages.map(({ path }) => path),
    ofTemplate: tree.ofTemplate(page.id).map(({ path }) => path),
    sites,
  };
}

/** Describes the states, or the errors with which they were not loaded. */
async function describedStates(load: () => Promise<ContentStates>) {
  try {
    const { web, master } = await load();
    return { web: describedContent(web), master: describedContent(master) };
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

describe('ContentFolder.loadStates with changed files', () => {
  it('returns what reading everything does, after any saves', async () => {
    const save = fc.record({
      files: fc.uniqueArray(fc.constantFrom(...Object.keys(SAVES)), { minLength: 1, maxLength: 3 }),
      mark: fc.constantFrom('one', 'two', 'three'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(save, { minLength: 1, maxLength: 5 }), async (saves) => {
        writeFolder();
        const folder = new ContentFolder(contentFolder());
        await folder.loadStates();
        for (const { files, mark } of saves) {
          const changed = new Set<string>();
          for (const [file, text] of files.flatMap((name) => [SAVES[name]].filter((known) => known !== undefined))) {
            write(file, text(mark));
            changed.add(join(contentFolder(), file));
          }
          const [now, anew] = [folder, new ContentFolder(contentFolder())];
          expect(await describedStates(() => now.loadStates(changed))).toEqual(
            await describedStates(() => anew.loadStates()),
          );
        }
      }),
      { numRuns: scaledRuns(40) },
    );
  });

  it.each([
    ['a page', true],
    ['a text of a page', true],
    ['the version of a page', true],
    ['a question', true],
    ['an article', true],
    ['a wildcard page', true],
    ['a page without blocks', false],
    ['the template of a page', false],
    ['the id of a page', false],
    ['a draft', false],
    ['a phrase', false],
    ['the site', false],
  ])('shares the structure of the states before and after a save of %s: %s', async (name, isShared) => {
    writeFolder();
    const folder = new ContentFolder(contentFolder());
    const before = await folder.loadStates();
    const [file = '', text] = SAVES[name] ?? [];
    write(file, text?.('saved') ?? '');
    const { web, master } = await folder.loadStates(new Set([join(contentFolder(), file)]));
    expect(web.tree.sharesStructure(before.web.tree)).toBe(isShared);
    expect(master === web).toBe(name !== 'a draft');
  });
});
