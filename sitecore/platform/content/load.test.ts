import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { cardPage } from '#sitecore/definitions/templates/compare-card.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import {
  contentFolder,
  diagnostics,
  mockContentFolder,
  TITLE,
  write,
  writePage,
} from '#tests/support/content-folder.ts';
import { createDatabase, createSchemaRegistry } from '../database.ts';
import type { Content } from './content.ts';
import { ContentFolder, loadContent } from './load.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

mockContentFolder();

describe('loadContent', () => {
  it('loads a folder without errors', async () => {
    expect(await diagnostics()).toEqual([]);
  });

  it('loads the demo bank, whose every page has a layout in both languages', async () => {
    const content = await loadContent(CONTENT);
    const pages = [...content.tree.pages];
    expect(pages.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/404', '/500']));
    const options = { schemaRegistry: createSchemaRegistry(), siteUrl: 'https://www.rukn.example' };
    const { layouts } = createDatabase('web', content, options);
    for (const one of pages) {
      for (const language of LANGUAGES)
        expect(await layouts.page(one, language)).toHaveProperty('sitecore.route.itemLanguage', language);
    }
  });

  it('puts the renderings of the site on every page except one with a layout of its own', async () => {
    const block = (text: string) =>
      `headless-header:\n    - rendering: RichText\n      datasource: { fields: { Text: { ar: <p>${text}</p>, en: <p>${text}</p> } } }`;
    write(
      'site.yml',
      `name: rukn\nhostName: '*'\nlayout:\n  ${block('a')}\nerrorPages: { notFound: /404, serverError: /500 }\n`,
    );
    writePage('shared', TITLE, `  ${block('b')}`);
    write('pages/own.yml', `template: Page\nlayout: own\nfields: { ${TITLE} }\nplaceholders:\n  ${block('c')}`);
    const content = await loadContent(contentFolder());
    const { layouts } = createDatabase('web', content, {
      schemaRegistry: createSchemaRegistry(),
      siteUrl: 'https://www.rukn.example',
    });
    const headerOf = async (path: string) => {
      const page = [...content.tree.pages].find(({ url }) => url === path);
      if (!page) throw new Error(`no ${path}`);
      return JSON.stringify(await layouts.page(page, 'ar')).match(/<p>.<\/p>/g);
    };
    expect(await headerOf('/shared')).toEqual(['<p>a</p>', '<p>b</p>']);
    expect(await headerOf('/own')).toEqual(['<p>c</p>']);

    write('pages/own.yml', `template: Page\nlayout: none\nfields: { ${TITLE} }\n`);
    expect(await diagnostics()).toEqual([expect.stringContaining('pages/own.yml:2 layout: own, or nothing')]);
  });
});

describe('ContentFolder', () => {
  it('reads only saved files again, and makes one state for visitors and authors while there are no drafts', async () => {
    writePage('about', TITLE);
    write('items/faqs/card.yml', 'template: FAQ Item\nfields: { Question: { ar: كيف؟, en: How? } }\n');
    const reader = new ContentFolder(contentFolder());
    const { web: before, master } = await reader.loadStates();
    expect(master).toBe(before);
    writePage('about', 'Title: { ar: آخر, en: Another }');
    const { web: after } = await reader.loadStates();
    const origins = ({ tree }: Content, path: string) => tree.at(`/sitecore/content/rukn/${path}`)?.origin;
    expect(origins(after, 'home/about')).not.toBe(origins(before, 'home/about'));
    for (const path of ['home', 'home/404', 'items/faqs/card']) {
      expect(origins(before, path)).toBeDefined();
      expect(origins(after, path)).toBe(origins(before, path));
    }
    expect(after.tree.pageAt('/about')?.parent).toBe(after.tree.pageAt('/'));
  });

  it('finds the items of a template and of those that inherit it, in the order of the tree', async () => {
    write('pages/card.yml', `template: Card Page\nfields: { ${TITLE} }\n`);
    const { tree } = await loadContent(contentFolder());
    expect(tree.ofTemplate(page.id).map(({ url }) => url)).toEqual(['/', '/404', '/500', '/card']);
    expect(tree.ofTemplate(cardPage.id.toUpperCase()).map(({ url }) => url)).toEqual(['/card']);
    expect(tree.ofTemplate('none')).toEqual([]);
  });
});
