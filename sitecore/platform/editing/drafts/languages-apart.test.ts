import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { FEES_PAGE, openEditing, pageFiles, put, readDatabases } from '#tests/support/editing-platform.ts';
import { fieldsJson } from '../../layout/item-encoder.ts';

const LINK = 'BannerLink: { ar: { text: من نحن, href: /About }, en: { text: About, href: /About } }';
const SHARED_LINK = 'BannerLink: { text: "2026", href: /About }';
const PICTURE = 'OpenGraphImageUrl: { ar: { src: brand/mark.svg, alt: ركن }, en: { src: brand/mark.svg, alt: Rukn } }';
const PAIRS = 'Attributes: { ar: [{ name: a, value: ألف }], en: [{ name: a, value: A }] }';
let fixture: ReturnType<typeof fixtureContent>;

afterEach(() => fixture.remove());

const openWith = (fields: string) => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE.replace('fields:\n', `fields:\n  ${fields}\n`) });
};

/** Empties a field of the page `/fees` in languages, one after the other; returns the statuses. */
async function empty(field: string, languages: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const language of languages) {
    const { signedIn, item } = await openEditing(fixture.folder);
    const { id, version, source } = item('fees');
    const change = { item: id, language, field, value: null, version, revision: source?.revision };
    statuses.push((await (await signedIn())('/fields', put(change))).status);
  }
  return statuses;
}

/** Returns the layout JSON of a field of the draft of `/fees` in both languages. */
async function draftOf(field: string) {
  const { content } = (await readDatabases(fixture.folder)).master;
  const page = content.tree.pageAt('/fees');
  if (!page) throw new Error('no page');
  return [fieldsJson(content, page, 'ar')[field], fieldsJson(content, page, 'en')[field]];
}

describe('an emptied value', () => {
  it.each([
    ['a link', 'BannerLink', LINK, 'من نحن', { value: { href: '' } }],
    ['a link of both languages', 'BannerLink', SHARED_LINK, '2026', { value: { href: '' } }],
    ['a picture', 'OpenGraphImageUrl', PICTURE, 'mark.svg', { value: {} }],
    ['a picture of both languages', 'BannerImage', '', 'mark.svg', { value: {} }],
    ['a list of names and values', 'Attributes', PAIRS, encodeURIComponent('ألف'), { value: '' }],
  ])('of %s goes in English and stays in Arabic', async (_, field, fields, arabicPart, none) => {
    openWith(fields);
    expect(await empty(field, ['en'])).toEqual([200]);
    const [arabic, english] = await draftOf(field);
    expect(JSON.stringify(arabic)).toContain(arabicPart);
    expect(english).toEqual(none);
  });

  it('goes in Arabic and stays in English; emptied in both, the field is gone', async () => {
    openWith(LINK);
    expect(await empty('BannerLink', ['ar'])).toEqual([200]);
    expect(JSON.stringify(await draftOf('BannerLink'))).toContain('"text":"About"');
    expect(await empty('BannerLink', ['en'])).toEqual([200]);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).not.toContain('BannerLink');
  });

  it('of a date, which both languages share, is gone in both', async () => {
    openWith('ExpiryDate: 2026-12-31');
    expect(await empty('ExpiryDate', ['en'])).toEqual([200]);
    expect(pageFiles(fixture.folder).read('fees.draft.yml')).not.toContain('ExpiryDate');
  });
});

describe('an emptied file', () => {
  it('goes in English and stays in Arabic', async () => {
    fixture = fixtureContent({
      'items/film.yml':
        'template: Video\nfields: { Title: { ar: فيلم, en: Film }, File: { src: brand/mark.svg, title: "" } }\n',
    });
    const { signedIn } = await openEditing(fixture.folder);
    const film = (await readDatabases(fixture.folder)).master.content.tree.at('/sitecore/content/rukn/items/film');
    const change = { item: film?.id, language: 'en', field: 'File', value: null, version: 1 };
    const response = await (await signedIn())('/fields', put({ ...change, revision: film?.source?.revision }));
    expect(response.status).toBe(200);
    expect(readFileSync(join(fixture.folder, 'items/film.draft.yml'), 'utf8')).toContain(
      "File: { ar: { src: brand/mark.svg, title: '' }, en: null }",
    );
  });
});

describe('a picture of both languages', () => {
  beforeEach(() => openWith(''));

  it('is another one in English alone when it is changed there', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const { id, version, source } = item('fees');
    const value = { src: 'brand/logo-en.svg', alt: '' };
    const change = { item: id, language: 'en', field: 'BannerImage', value, version, revision: source?.revision };
    const response = await (await signedIn())('/fields', put(change));
    expect(response.status).toBe(200);
    const [arabic, english] = (await draftOf('BannerImage')).map((json) => JSON.stringify(json));
    expect([arabic, english]).toEqual([expect.stringContaining('mark.svg'), expect.stringContaining('logo-en.svg')]);
  });
});
