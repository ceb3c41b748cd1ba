import { describe, expect, it } from 'vitest';
import { readPublish, SECRET_HEADER } from './read-publish.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const AUTHORIZATION = `Bearer ${SECRET}`;
const PATHS = { paths: ['/', '/personal/finance'] };

const read = (body: unknown, authorization: string | undefined = AUTHORIZATION, method = 'POST') =>
  readPublish({ method, headers: { authorization }, body }, SECRET);

/** Returns the status with which a request is refused; undefined for a publish. */
const refused = (result: ReturnType<typeof readPublish>): number | undefined =>
  result.ok ? undefined : result.failure.status;

describe('a publish', () => {
  it('has its paths, each once', () => {
    const result = read({ paths: [...PATHS.paths, '/'] });
    expect(result).toEqual({ ok: true, value: { ...PATHS, media: [], everything: false } });
  });

  it('has the media that are no longer public', () => {
    const media = ['/-/media/campaign.png', '/-/media/%D8%B1%D9%85%D8%B6%D8%A7%D9%86/moon%20(1).svg'];
    expect(read({ paths: [], media })).toEqual({ ok: true, value: { paths: [], media, everything: false } });
  });

  it.each([
    ['another path', ['/about']],
    ['a path out of the library', ['/-/media/../a']],
    ['a query', ['/-/media/a.png?w=64']],
    ['no list', '/-/media/a.png'],
    ['too long a path', [`/-/media/${'a'.repeat(3000)}`]],
    ['too many', Array.from({ length: 101 }, () => '/-/media/a.png')],
  ])('has not %s among media', (_, media) => {
    expect(refused(read({ ...PATHS, media }))).toBe(400);
  });
});

describe('an unauthorized request', () => {
  it.each<[what: string, method: string, authorization: string | undefined, status: number]>([
    ['with GET', 'GET', AUTHORIZATION, 405],
    ['without a secret', 'POST', undefined, 401],
    ['with another secret', 'POST', 'Bearer another', 401],
    ['with the beginning of the secret', 'POST', AUTHORIZATION.slice(0, -1), 401],
    ['with more than the secret', 'POST', `${AUTHORIZATION}x`, 401],
    ['with the secret as Basic', 'POST', `Basic ${SECRET}`, 401],
    ['with the secret as the user of Basic', 'POST', `Basic ${btoa(`${SECRET}:`)}`, 401],
    ['with more than the secret as the password of Basic', 'POST', `Basic ${btoa(`a:${SECRET}x`)}`, 401],
  ])('%s publishes nothing', (_, method, authorization, status) => {
    const result = readPublish({ method, headers: { authorization }, body: PATHS }, SECRET);
    expect(refused(result)).toBe(status);
    expect(result.ok ? undefined : result.failure.headers.Allow).toBe(status === 405 ? 'POST' : undefined);
  });

  it.each(['Bearer ', 'Bearer undefined', undefined])('gets 503 from a site without a secret: %s', (authorization) => {
    expect(refused(readPublish({ method: 'POST', headers: { authorization }, body: PATHS }, undefined))).toBe(503);
  });
});

describe('the webhook of a Sitecore', () => {
  const statusFor = (headers: Readonly<Record<string, string>>) =>
    refused(readPublish({ method: 'POST', headers, body: PATHS }, SECRET));

  it.each<[what: string, headers: Record<string, string>]>([
    ['in the header of an API key', { [SECRET_HEADER]: SECRET }],
    ['as the password of Basic', { authorization: `Basic ${btoa(`sitecore:${SECRET}`)}` }],
    ['as the password of Basic without a user', { authorization: `Basic ${btoa(`:${SECRET}`)}` }],
  ])('may have the secret %s', (_, headers) => {
    expect(statusFor(headers)).toBeUndefined();
  });

  it.each(['', 'another', `${SECRET}x`])('publishes nothing with %j in the header of an API key', (key) => {
    expect(statusFor({ [SECRET_HEADER]: key })).toBe(401);
  });

  const update = { identifier: 'FA27', entity_definition: 'Item', operation: 'Update', entity_culture: 'ar-SA' };

  it.each<[what: string, body: object]>([
    ['the end of a publish', { EventName: 'publish:end', WebhookItemName: 'Rukn', PublisherOptions: { Mode: 3 } }],
    ['updates of Experience Edge', { invocation_id: 'a', updates: [update, update], continues: true }],
    ['updates without any', { invocation_id: 'a', updates: [], continues: false }],
    ['updates and members of an operator', { invocation_id: 'a', updates: [update], environment: 'live' }],
    ['everything, in the words of this site', { paths: [], everything: true }],
  ])('publishes everything with %s', (_, body) => {
    expect(read(body)).toEqual({ ok: true, value: { paths: [], media: [], everything: true } });
  });

  it.each<[what: string, body: unknown]>([
    ['another event', { EventName: 'item:saved', Item: {} }],
    ['an event without name', { EventName: null }],
    ['no list of updates', { invocation_id: 'a', updates: 'all' }],
    ['updates that are no objects', { invocation_id: 'a', updates: [null] }],
    ['updates of nobody', { updates: [update] }],
    ['a list', [{ EventName: 'publish:end' }]],
    ['null', null],
    ['XML', '<event><EventName>publish:end</EventName></event>'],
    ['everything that is no boolean', { paths: [], everything: 'yes' }],
  ])('publishes nothing with %s', (_, body) => {
    expect(refused(read(body))).toBe(400);
  });
});

describe('the body of a publish', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);

  it('may have a hundred paths and no more', () => {
    expect(refused(read({ paths: many(100) }))).toBeUndefined();
    expect(refused(read({ paths: many(101) }))).toBe(400);
  });

  it.each<[what: string, body: unknown]>([
    ['nothing', undefined],
    ['a text', '{"paths":["/"]}'],
    ['no list', { paths: '/' }],
    ['no texts', { paths: [1] }],
    ...[
      'about',
      '//evil.example',
      '/about/',
      '/about?x=1',
      '/about#x',
      '/a\\b',
      '/a b',
      '/a%2e',
      '/en',
      '/AR/about',
      '/api/revalidate',
      '/_next/data',
      '/_errors/500',
      '/-/media/x.svg',
      '/sitecore/api/graph/edge',
      '/about/../api/x',
      '/.',
      `/${'x'.repeat(500)}`,
    ].map((path): [string, unknown] => [path.slice(0, 30), { paths: ['/', path] }]),
  ])('with %s is rejected', (_, body) => {
    expect(refused(read(body))).toBe(400);
  });

  it.each(['/', '/about', '/apicture', '/en-route', '/a/b/c.d', '/عروض/ربيع'])('may have %s', (path) => {
    expect(refused(read({ paths: [path] }))).toBeUndefined();
  });
});
