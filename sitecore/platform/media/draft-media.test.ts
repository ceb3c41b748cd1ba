import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, ORIGIN, PASSWORD, post } from '#tests/support/editing-platform.ts';

/** A page of a campaign, whose picture nothing else names, with a picture in its text and a link to a document. */
const CAMPAIGN = `template: Page
fields:
  Title: { ar: حملة رمضان, en: The Ramadan campaign }
  BannerImage: { src: Campaign.png, alt: '' }
  BannerLink: { ar: { text: الشروط, href: /-/media/terms.pdf }, en: { text: Terms, href: /-/media/terms.pdf } }
placeholders:
  headless-main:
    - rendering: RichText
      datasource:
        fields: { Text: { ar: '<p>قريباً <img src="/-/media/moon.svg" alt=""></p>', en: '<p>Soon <img src="/-/media/moon.svg" alt=""></p>' } }
`;

/** The files of the campaign. */
const FILES = ['Campaign.png', 'moon.svg', 'terms.pdf'];
const PREFIXES = ['/-/media/', '/-/jssmedia/', '/~/media/'];

let fixture: ReturnType<typeof fixtureContent>;
let editing: Awaited<ReturnType<typeof openEditing>>;

const pageFile = (name: string): string => join(fixture.folder, 'pages', name);

beforeEach(async () => {
  fixture = fixtureContent({
    'pages/campaign.draft.yml': CAMPAIGN,
    'media/moon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    'media/terms.pdf': '%PDF-1.7 terms',
    'media/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  });
  const create = { width: 400, height: 200, channels: 3, background: 'red' } as const;
  writeFileSync(join(fixture.folder, 'media', 'Campaign.png'), await sharp({ create }).png().toBuffer());
  editing = await openEditing(fixture.folder);
});

afterEach(() => {
  fixture.remove();
});

type Sent = Readonly<Record<string, string>>;

const asStranger = async (path: string, headers: Sent = {}, method = 'GET'): Promise<Response> =>
  editing.app.request(ORIGIN + path, { method, headers });

/** Signs in, and returns a function that requests media with the cookies that a browser sends for their path. */
async function signIn() {
  const cookies = (await editing.signIn(PASSWORD)).headers.getSetCookie();
  const sent = cookies.filter((cookie) => cookie.includes('Path=/-;')).map((cookie) => cookie.split(';')[0]);
  return (path: string, headers: Sent = {}, method = 'GET') =>
    asStranger(path, { cookie: sent.join('; '), ...headers }, method);
}

const publish = async (): Promise<void> => {
  const send = await editing.signedIn();
  expect((await send('/publish', post({ item: editing.item('campaign').path }))).status).toBe(200);
};

describe('the media of a draft', () => {
  it.each(PREFIXES)('are a missing file to strangers below %s, in any size, part or spelling', async (prefix) => {
    const missing = await asStranger(`${prefix}no-such.png`);
    const body = await missing.text();
    const requests: readonly (readonly [string, Sent?, string?])[] = [
      ...FILES.map((file) => [file] as const),
      ['campaign.PNG'],
      ['%43ampaign.png'],
      ['Campaign.png?w=96'],
      ['Campaign.png?rev=1'],
      ['Campaign.png', { accept: 'image/avif' }],
      ['Campaign.png', { range: 'bytes=0-9' }],
      ['Campaign.png', { range: 'bytes=99999999-' }],
      ['Campaign.png', { 'if-none-match': '*' }],
      ['Campaign.png', { cookie: 'editing_media=; editing_session=guess' }],
      ['Campaign.png', { cookie: `editing_media=${'a'.repeat(43)}` }],
      ['Campaign.png', {}, 'HEAD'],
    ];
    for (const [file, headers, method] of requests) {
      const found = await asStranger(prefix + file, headers, method);
      expect([found.status, Object.fromEntries(found.headers)], file).toEqual([
        404,
        { ...Object.fromEntries(missing.headers), 'x-request-id': found.headers.get('x-request-id') },
      ]);
      expect(await found.text()).toBe(method === 'HEAD' ? '' : body);
      expect(found.headers.get('cache-control')).toBe('no-store');
    }
  });

  it.each(PREFIXES)('are sent to an author below %s, and kept by no cache', async (prefix) => {
    const request = await signIn();
    for (const file of [...FILES, 'Campaign.png?w=96', 'Campaign.png?rev=1']) {
      const found = await request(prefix + file);
      expect([found.status, found.headers.get('cache-control')], file).toEqual([200, 'private, no-store']);
      expect((await found.arrayBuffer()).byteLength, file).toBeGreaterThan(0);
    }
    const part = await request(`${prefix}terms.pdf`, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('cache-control'), await part.text()]).toEqual([
      206,
      'private, no-store',
      '%PDF',
    ]);
    const head = await request(`${prefix}Campaign.png?w=96`, {}, 'HEAD');
    expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([200, 'private, no-store', '']);
    const sized = await request(`${prefix}Campaign.png?w=96`);
    expect((await sharp(await sized.arrayBuffer()).metadata()).width).toBe(96);
  });

  it('are sent uncached to an author when a picture cannot be made smaller', async () => {
    writeFileSync(join(fixture.folder, 'media', 'Campaign.png'), 'no picture');
    const found = await (await signIn())('/-/media/Campaign.png?w=96');
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it('are public at once after publishing, and a draft’s again after unpublishing', async () => {
    await publish();
    for (const file of [...FILES, 'Campaign.png?w=96']) {
      const found = await asStranger(`/-/media/${file}`);
      expect([found.status, found.headers.get('cache-control')], file).toEqual([200, 'public, max-age=86400']);
    }
    renameSync(pageFile('campaign.yml'), pageFile('campaign.draft.yml'));
    await editing.reload();
    for (const file of [...FILES, 'Campaign.png?w=96'])
      expect((await asStranger(`/-/media/${file}`)).status, file).toBe(404);
    expect((await (await signIn())('/-/media/Campaign.png')).status).toBe(200);
  });

  it('are a missing file again to whoever signs out', async () => {
    const cookies = (await editing.signIn(PASSWORD)).headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const [session = '', media = ''] = cookies;
    expect((await asStranger('/-/media/moon.svg', { cookie: media })).status).toBe(200);
    const signedOut = await editing.send('/sign-out', { method: 'POST' }, session);
    expect(signedOut.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^editing_session=; Max-Age=0; Path=\/sitecore\/editing$/),
      expect.stringMatching(/^editing_media=; Max-Age=0; Path=\/-$/),
    ]);
    expect((await asStranger('/-/media/moon.svg', { cookie: media })).status).toBe(404);
  });

  it('open nothing but media with their cookie', async () => {
    const [, media = ''] = (await editing.signIn(PASSWORD)).headers.getSetCookie();
    const token = /=([^;]*)/.exec(media)?.[1] ?? '';
    const cookie = `editing_media=${token}; editing_session=${token}`;
    expect((await editing.send('/media', {}, cookie)).status).toBe(401);
  });
});

describe('other media', () => {
  it('are public when no content refers to them, or published content does beside a draft', async () => {
    writeFileSync(pageFile('About.draft.yml'), CAMPAIGN.replace('Campaign.png', 'unused.svg'));
    await editing.reload();
    expect((await asStranger('/-/media/unused.svg')).status).toBe(404);
    writeFileSync(pageFile('About.draft.yml'), CAMPAIGN);
    await editing.reload();
    expect((await asStranger('/-/media/unused.svg')).status).toBe(200);
    await publish();
    for (const cached of [await asStranger('/-/media/moon.svg'), await (await signIn())('/-/media/moon.svg')])
      expect([cached.status, cached.headers.get('cache-control'), cached.headers.get('vary')]).toEqual([
        200,
        'public, max-age=86400',
        null,
      ]);
  });
});
