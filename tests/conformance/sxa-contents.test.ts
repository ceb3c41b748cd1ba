import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { text } from '#sitecore/definitions/fields/text.ts';
import { linkList } from '#sitecore/definitions/renderings/link-list.ts';
import { title } from '#sitecore/definitions/renderings/title.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import { template } from '#sitecore/definitions/template.ts';
import { listLink, listOfLinks } from '#sitecore/definitions/templates/link-list.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { Tree } from '#sitecore/platform/content/tree.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { itemBuilder, siteWithRoot } from './specimen.ts';

const page = template('Page With Title', { Title: text() });
const LINKS = '/sitecore/content/rukn/links';

/**
 * Returns the data that the layout service sends for a rendering to visitors and to an editor, and its dependencies.
 */
async function contentsOf(rendering: Rendering, datasource?: string) {
  const { items, plant } = itemBuilder();
  const source = { file: 'a.yml', steps: [], revision: '0' };
  const root = plant('rukn', jssApp, plant('content', folder, plant('sitecore', folder, undefined)));
  const main = [{ uid: 'a', rendering, datasource, params: {}, placeholders: {} }];
  const home = plant('home', page, root, { url: '/', fields: { Title: 'الرئيسية' } });
  const placeholders = { 'headless-main': main };
  const about = plant('about', page, home, { url: '/about', fields: { Title: 'عن ركن' }, placeholders, source });
  const list = plant('links', listOfLinks, root, { fields: { Title: 'روابط' }, source });
  plant('home link', listLink, list, { fields: { Link: { href: '/', text: 'الرئيسية' } }, source });
  plant('map', listLink, list, { fields: { Link: { href: 'https://maps.example/', text: 'خريطة' } }, source });
  plant('page below', page, list, { url: '/below' });
  const content = { sites: [siteWithRoot(root.path)] as const, tree: new Tree(items) };
  const schemaRegistry = createSchemaRegistry({
    renderings: [rendering],
    templates: [page, listLink, listOfLinks],
  });
  const states = { web: content, master: content };
  const { web, editingLayouts } = createDatabases(states, { schemaRegistry, siteUrl: 'https://www.rukn.example' });
  const { json, dependencies } = await web.layouts.pageWithDependencies(about, 'ar');
  const names = [...dependencies].map((id) => content.tree.withId(id)?.name);
  return { data: dataIn(json), edited: dataIn(await editingLayouts.page(about, 'ar')), names };
}

const withFields = z.object({ fields: z.object({ data: z.unknown() }) });
const layout = z.object({
  sitecore: z.object({ route: z.object({ placeholders: z.object({ 'headless-main': z.array(z.unknown()) }) }) }),
});

const dataIn = (json: unknown): unknown =>
  layout
    .parse(json)
    .sitecore.route.placeholders['headless-main'].map((one) => withFields.safeParse(one).data?.fields.data)
    .find((found) => found !== undefined);

const containing = (text: string): unknown => expect.stringContaining(text);
const editable = (value: string) => ({ value, editable: containing(`>${value}</span>`) });
const linkTo = (value: Readonly<Record<string, string>>) => ({ field: { link: { value: having(value) } } });
const having = (value: Readonly<Record<string, string>>): unknown => expect.objectContaining(value);

describe('SXA’s Title', () => {
  it('has the title and the path of its page and of its datasource', async () => {
    const { data, names } = await contentsOf(title);
    const about = { url: { path: '/about', siteName: 'rukn' }, field: { jsonValue: { value: 'عن ركن' } } };
    expect(data).toEqual({ datasource: about, contextItem: about });
    expect(names).toEqual(['about']);
  });

  it('is editable', async () => {
    const { edited } = await contentsOf(title);
    expect(edited).toMatchObject({ contextItem: { field: { jsonValue: editable('عن ركن') } } });
  });
});

describe('SXA’s LinkList', () => {
  it('has its title and the link of each child that is no page', async () => {
    const { data, names } = await contentsOf(linkList, LINKS);
    expect(data).toEqual({
      datasource: {
        children: {
          results: [
            linkTo({ href: '/', text: 'الرئيسية', linktype: 'internal' }),
            linkTo({ href: 'https://maps.example/', text: 'خريطة', linktype: 'external' }),
          ],
        },
        field: { title: { value: 'روابط' } },
      },
    });
    expect(names).toEqual(expect.arrayContaining(['about', 'links', 'home link', 'map']));
  });

  it('is editable, with its links', async () => {
    const { edited } = await contentsOf(linkList, LINKS);
    const result = { field: { link: { editableFirstPart: containing('<a href="/"') } } };
    expect(edited).toMatchObject({
      datasource: {
        children: { results: [result, { field: { link: { editableLastPart: containing('</a>') } } }] },
        field: { title: editable('روابط') },
      },
    });
  });
});
