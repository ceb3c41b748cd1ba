import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import {
  changeFees,
  FEES_PAGE,
  openEditing,
  pageFiles,
  post,
  put,
  readDatabases,
} from '#tests/support/editing-platform.ts';
import { loadContentStates } from '../../content/load.ts';
import { fieldId } from '../../content/template-fields.ts';

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE });
});
afterEach(() => {
  fixture.remove();
});

const saved = z.object({ version: z.number(), revision: z.string() });

describe('PUT /fields', () => {
  it('writes a draft one version ahead and changes nothing else', async () => {
    const response = await changeFees(fixture.folder, 'رسومنا');
    expect(response.status).toBe(200);
    expect(saved.parse(await response.json())).toMatchObject({ version: 5 });
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toBe(
      FEES_PAGE.replace('version: 4', 'version: 5').replace('ar: الرسوم', 'ar: رسومنا'),
    );
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(FEES_PAGE);
    expect(readdirSync(join(fixture.folder, 'pages')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('accepts the id of a field as well as its name', async () => {
    const { item } = await openEditing(fixture.folder);
    const { template } = item('fees');
    const kind = template.fields.Title;
    if (!kind) throw new Error('a page has a title');
    expect(
      (await changeFees(fixture.folder, 'رسومنا', { field: fieldId({ template, name: 'Title', kind }) })).status,
    ).toBe(200);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain('ar: رسومنا');
  });

  it('writes a field of an item inside a page into the page’s file', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const { id, version, source } = item('fees/Data/RichText-main-2');
    const revision = source?.revision;
    const change = {
      item: id,
      language: 'en',
      field: 'Text',
      value: '<p>1, 2</p><script>x()</script>',
      version,
      revision,
    };
    expect((await (await signedIn())('/fields', put(change))).status).toBe(200);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toBe(
      FEES_PAGE.replace('version: 4', 'version: 5').replace('<p>One</p>', "'<p>1, 2</p>'"),
    );
  });

  it('changes the edit-mode layout and not the published one', async () => {
    await changeFees(fixture.folder, 'رسومنا');
    const { web, master } = await loadContentStates(fixture.folder);
    const databases = await readDatabases(fixture.folder);
    const titles = await Promise.all(
      [databases.web.layouts, databases.editingLayouts].map(async (layouts, index) => {
        const page = [web, master][index]?.tree.pageAt('/fees');
        if (!page) throw new Error('no page');
        return JSON.stringify(await layouts.page(page, 'ar'));
      }),
    );
    expect(titles[0]).not.toContain('رسومنا');
    expect(titles[1]).toContain('رسومنا');
  });

  it('accepts a second change with the version and revision of the first response', async () => {
    const first = await openEditing(fixture.folder);
    const send = await first.signedIn();
    const { id, version, source } = first.item('fees');
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version, revision: source?.revision };
    const seen = saved.parse(await (await send('/fields', put(change))).json());
    const next = await send('/fields', put({ ...change, ...seen, field: 'BannerTitle', value: 'ب' }));
    expect(next.status).toBe(200);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain('BannerTitle: { ar: ب, en: Plain }');
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain('version: 5');
  });

  it.each<[kind: string, field: string, value: unknown, written: string]>([
    [
      'a link',
      'BannerLink',
      { href: '/about', text: 'من نحن', title: '', target: '' },
      'BannerLink: { ar: { text: من نحن, href: /about }, en: null }',
    ],
    ['a description', 'MetaDescription', 'رسوم', "MetaDescription: { ar: رسوم, en: '' }"],
    ['a date', 'ExpiryDate', '2026-12-31', 'ExpiryDate: 2026-12-31'],
    [
      'an alternative text',
      'BannerImage',
      { src: '/-/media/brand/mark.svg', alt: 'ركن' },
      "BannerImage: { ar: { src: brand/mark.svg, alt: ركن }, en: { src: brand/mark.svg, alt: '' } }",
    ],
  ])('writes %s in one language and keeps the other language valid', async (_, field, value, written) => {
    expect((await changeFees(fixture.folder, value, { field })).status).toBe(200);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain(`  ${written}\n`);
    await expect(loadContentStates(fixture.folder)).resolves.toBeDefined();
  });

  it('writes no draft for an unchanged value', async () => {
    expect((await changeFees(fixture.folder, 'الرسوم')).status).toBe(200);
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(false);
  });

  it.each<[problem: string, field: string, value: unknown, error: string]>([
    ['is not a text', 'Title', { a: 1 }, 'Title: a text'],
    ['is null', 'Title', null, 'Title in Arabic: a value, Page needs it'],
    ['is a link without a target', 'BannerLink', { text: 'x' }, 'BannerLink.href: an address'],
    ['is a link to a missing page', 'BannerLink', { href: '/nowhere', text: 'x' }, 'there is no /nowhere'],
    ['is a missing picture', 'BannerImage', { src: 'no.png', alt: '' }, 'there is no no.png'],
    ['is not a date', 'ExpiryDate', '2026-02-31x', 'ExpiryDate: a date'],
    ['is for an unknown field', 'Text', '', 'no such field'],
  ])('rejects a value that %s, and writes nothing', async (_, field, value, error) => {
    const response = await changeFees(fixture.folder, value, { field });
    expect(response.status).toBe(field === 'Text' ? 404 : 400);
    expect(z.object({ error: z.string() }).parse(await response.json()).error).toContain(error);
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(false);
  });

  it('responds 409 with the current version and revision when somebody else has changed the item', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const { id, version, source } = item('fees');
    writeFileSync(
      pageFiles(fixture.folder).file('fees.draft.yml'),
      FEES_PAGE.replace('version: 4', 'version: 5').replace('Plain', 'Simple'),
    );
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version, revision: source?.revision };
    const response = await send('/fields', put(change));
    expect(response.status).toBe(409);
    const current = saved.parse(await response.json());
    expect(current.version).toBe(5);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain('ar: الرسوم');
    expect((await send('/fields', put({ ...change, ...current }))).status).toBe(200);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).toContain('Title: { ar: أ, en: Fees }');
  });

  it('sends the value that somebody else has saved with the 409, in the language of the change', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const { id, version, source } = item('fees');
    const draft = FEES_PAGE.replace('ar: الرسوم, en: Fees', 'ar: رسوم البنك, en: Bank fees');
    writeFileSync(pageFiles(fixture.folder).file('fees.draft.yml'), draft);
    const change = { item: id, field: 'Title', value: 'أ', version, revision: source?.revision };
    const values = [];
    for (const language of ['ar', 'en']) {
      const response = await send('/fields', put({ ...change, language }));
      expect(response.status).toBe(409);
      values.push(z.object({ value: z.string() }).parse(await response.json()).value);
    }
    expect(values).toEqual(['رسوم البنك', 'Bank fees']);
  });

  it('accepts the next change of a page and its blocks after its author has published', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const { id, version, source } = item('fees');
    const block = item('fees/Data/RichText-main-2');
    const change = { item: id, language: 'ar', field: 'Title', value: 'أ', version, revision: source?.revision };
    const seen = saved.parse(await (await send('/fields', put(change))).json());
    expect((await send('/publish', post({ item: id }))).status).toBe(200);
    expect((await send('/fields', put({ ...change, ...seen, value: 'ب' }))).status).toBe(200);
    expect((await send('/publish', post({ item: id }))).status).toBe(200);
    const ofBlock = { item: block.id, language: 'en', field: 'Text', value: '<p>Two</p>', version: block.version };
    expect((await send('/fields', put({ ...ofBlock, revision: block.source?.revision }))).status).toBe(200);
  });

  it.each(['{', '[]', '{"item":1}', ''])('responds 400 to an invalid body: %j', async (body) => {
    expect(
      (await (await (await openEditing(fixture.folder)).signedIn())('/fields', { method: 'PUT', body })).status,
    ).toBe(400);
  });
});
