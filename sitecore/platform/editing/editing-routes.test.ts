import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import {
  FEES_PAGE,
  openEditing,
  ORIGIN,
  pageFiles,
  PASSWORD,
  platformOver,
  post,
  put,
  readDatabases,
} from '#tests/support/editing-platform.ts';

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE });
});
afterEach(() => {
  fixture.remove();
});

describe('the platform without an editing password', () => {
  it('has no editing routes', async () => {
    const databases = await readDatabases(fixture.folder);
    const app = platformOver(() => databases);
    for (const path of ['', '/layout?item=/fees&sc_apikey=key', '/page?item=/fees', '/author/author.mjs'])
      expect((await app.request(`/sitecore/editing${path}`)).status, path).toBe(404);
  });
});

describe('a route that changes content', () => {
  it.each<[sender: string, headers: Record<string, string>]>([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['another origin in the Origin header', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a client without either header', { 'sec-fetch-site': '' }],
  ])('responds 403 to %s', async (_, headers) => {
    const { app } = await openEditing(fixture.folder);
    const sent = new Headers({ host: 'platform.example', ...headers });
    if (sent.get('sec-fetch-site') === '') sent.delete('sec-fetch-site');
    for (const [method, path] of [
      ['POST', '/sign-in'],
      ['POST', '/publish'],
      ['PUT', '/fields'],
    ] as const) {
      const response = await app.request(`${ORIGIN}/sitecore/editing${path}`, { method, headers: sent, body: '{}' });
      expect(response.status, path).toBe(403);
      expect(response.headers.get('vary'), path).toContain('Origin');
    }
  });

  it('accepts its own origin in the Origin header', async () => {
    const response = await (
      await openEditing(fixture.folder)
    ).app.request(`${ORIGIN}/sitecore/editing/sign-in`, {
      method: 'POST',
      headers: { host: 'platform.example', origin: ORIGIN },
      body: new URLSearchParams({ password: PASSWORD }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('vary')).toContain('Origin');
  });

  it('responds 401 without a session', async () => {
    const { send } = await openEditing(fixture.folder);
    expect((await send('/fields', put({}))).status).toBe(401);
    expect((await send('/publish', post({ item: 'x' }))).status).toBe(401);
    expect((await send('/fields', put({}), 'editing_session=made-up')).status).toBe(401);
  });

  it('responds 423 for a file that was broken after it was read, and so does one that reads it', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const { id } = item('fees');
    writeFileSync(pageFiles(fixture.folder).file('fees.yml'), 'template: Page\nfields: { Title: {\n');
    const change = { item: id, revision: '', version: 4 };
    const responses = [
      await send('/fields', put({ ...change, language: 'en', field: 'Title', value: 'Fees' })),
      await send('/list', post({ item: id, revision: '', list: ['children'], operation: { kind: 'remove', at: 0 } })),
      await send(`/item?item=${id}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([423, 423, 423]);
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe('template: Page\nfields: { Title: {\n');
  });
});
