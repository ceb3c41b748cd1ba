import { describe, expect, it } from 'vitest';
import { front, get, SECRET, serveFront, TAB, textOf } from '#tests/support/front-with-stand-in.ts';

serveFront();

const BEARER = { authorization: `Bearer ${SECRET}` };

/** Sends a webhook's body; returns the status and the text of the response. */
async function send(body: string, headers: Readonly<Record<string, string>> = BEARER) {
  const response = await fetch(`${front.url}/api/revalidate`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

const update = (name: string, entity: string): object => ({
  identifier: name,
  entity_definition: entity,
  operation: 'Update',
  entity_culture: 'en',
});

const END = JSON.stringify({
  EventName: 'publish:end',
  PublisherOptions: { Mode: 'Smart', LanguageName: 'ar', TargetDatabaseName: 'web' },
  WebhookItemId: '2b7a4a9c-6a0f-4e4b-8a58-0d1f9f3f9a11',
  WebhookItemName: 'Rukn',
});

const UPDATES = JSON.stringify({
  invocation_id: '56a95d51-b2af-496d-9bf1-a4f7eea5a7cf',
  updates: [
    update('FA27B51EE4394CBB89F8F451B13FF9DC', 'Item'),
    update('FA27B51EE4394CBB89F8F451B13FF9DC-layout', 'LayoutData'),
    update('80471F77728345D4859E0FD004F42FEB-media', 'Media'),
  ],
  continues: false,
});

const SHAPES: readonly [what: string, body: string][] = [
  ['the end of a publish', END],
  ['updates of Experience Edge', UPDATES],
  ['everything in the words of this site', '{"paths":[],"everything":true}'],
];

describe('a publish of everything', () => {
  it.each(SHAPES)('shows at the next visit of each page, after %s', async (_, body) => {
    let version = 1;
    front.pageAt = (url) => ({ text: `${url} ${version}`, facts: { readers: [TAB] } });
    const addresses = ['/a', '/en/a', '/a?tab=home', '/b', '/sitemap.xml'];
    for (const address of addresses) await get(address);
    version = 2;
    expect(await send(body)).toEqual({ status: 200, text: '{"revalidated":[],"failed":[]}' });
    expect(await Promise.all(addresses.map(textOf))).toEqual([
      '/a 2',
      '/en/a 2',
      '/a?tab=home 2',
      '/b 2',
      '/api/sitemap.xml 2',
    ]);
  });

  it('renders nothing by itself, and each page once, however many come at once', async () => {
    for (const path of ['/a', '/b', '/c']) await get(path);
    front.rendered = [];
    const sent = await Promise.all(Array.from({ length: 40 }, (_, at) => send(SHAPES[at % 3]?.[1] ?? '')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(front.rendered).toEqual([]);
    for (let visit = 0; visit < 3; visit += 1) await Promise.all([get('/a'), get('/b')]);
    expect(front.rendered.toSorted()).toEqual(['/a', '/b']);
  });

  it('leaves the pages that were there while they cannot be rendered', async () => {
    front.pageAt = () => ({ text: 'before' });
    await get('/a');
    front.pageAt = () => ({ status: 503, text: 'error page' });
    await send(END);
    expect(await get('/a')).toMatchObject({ status: 200, text: 'before' });
  });
});

describe('a webhook', () => {
  it.each<[how: string, headers: Record<string, string>]>([
    ['the header of an API key', { 'x-revalidate-secret': SECRET }],
    ['Basic', { authorization: `Basic ${btoa(`sitecore:${SECRET}`)}` }],
  ])('may show the secret by %s', async (_, headers) => {
    expect((await send(END, headers)).status).toBe(200);
  });

  it.each<[how: string, headers: Record<string, string>]>([
    ['nothing', {}],
    ['another key', { 'x-revalidate-secret': 'another' }],
    ['another password', { authorization: `Basic ${btoa('sitecore:another')}` }],
  ])('of a stranger with %s is refused, and changes nothing', async (_, headers) => {
    let version = 1;
    front.pageAt = () => ({ text: `version ${version}` });
    await get('/a');
    version = 2;
    for (const [, body] of SHAPES) expect((await send(body, headers)).status).toBe(401);
    expect(await textOf('/a')).toBe('version 1');
  });

  it('may have the updates of twenty thousand items, and no more than three megabytes', async () => {
    const updates = Array.from({ length: 20_000 }, () =>
      update('80471F77728345D4859E0FD004F42FEB-layout', 'LayoutData'),
    );
    const body = JSON.stringify({ invocation_id: 'a', updates, continues: true });
    expect(body.length).toBeGreaterThan(2_500_000);
    expect((await send(body)).status).toBe(200);
    expect((await send(body + ' '.repeat(500_000))).status).toBe(400);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"EventName":"item:saved"}',
    '<event/>',
    '['.repeat(1000),
    '{"paths":null}',
    '\u0000',
  ])('of the shape %j is 400 with a sentence', async (body) => {
    const { status, text } = await send(body);
    expect(status).toBe(400);
    expect(text).toMatch(/^\{"error":"send .*publish:end/);
  });
});
