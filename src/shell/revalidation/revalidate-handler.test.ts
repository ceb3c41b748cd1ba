import { beforeEach, describe, expect, it } from 'vitest';
import { handleRevalidate } from './revalidate-handler.ts';
import { contentVersion } from '#src/services/content-version.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const AUTHORIZATION = `Bearer ${SECRET}`;
const PATHS = { paths: ['/', '/personal/finance'] };

const forgottenMedia: string[] = [];

const options = (secret: string | undefined = SECRET) => ({
  secret,
  forgetMedia: (paths: readonly string[]) => {
    forgottenMedia.push(...paths);
    return Promise.resolve();
  },
});

const publish = (body: unknown, authorization: string | undefined = AUTHORIZATION, method = 'POST') =>
  handleRevalidate({ method, authorization, body }, options());

beforeEach(() => {
  forgottenMedia.length = 0;
});

describe('handleRevalidate', () => {
  it('counts the publish and responds with its paths, each once', async () => {
    const before = contentVersion();
    const result = await publish({ paths: [...PATHS.paths, '/'] });
    expect(result).toEqual({ status: 200, body: { revalidated: PATHS.paths, failed: [] } });
    expect(contentVersion()).toBe(before + 1);
  });

  it('forgets the media that are no longer public', async () => {
    const media = ['/-/media/campaign.png', '/-/media/%D8%B1%D9%85%D8%B6%D8%A7%D9%86/moon%20(1).svg'];
    expect(await publish({ paths: [], media })).toEqual({ status: 200, body: { revalidated: [], failed: [] } });
    expect(forgottenMedia).toEqual(media);
  });

  it.each([
    ['another path', ['/about']],
    ['a path out of the library', ['/-/media/../a']],
    ['a query', ['/-/media/a.png?w=64']],
    ['no list', '/-/media/a.png'],
    ['too long a path', [`/-/media/${'a'.repeat(3000)}`]],
    ['too many', Array.from({ length: 101 }, () => '/-/media/a.png')],
  ])('rejects %s among media, and forgets none', async (_, media) => {
    const before = contentVersion();
    expect(await publish({ ...PATHS, media })).toMatchObject({ status: 400 });
    expect([forgottenMedia, contentVersion()]).toEqual([[], before]);
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
  ])('%s publishes nothing', async (_, method, authorization, status) => {
    const version = contentVersion();
    const result = await handleRevalidate({ method, authorization, body: PATHS }, options());
    expect(result.status).toBe(status);
    expect(result.headers?.Allow).toBe(status === 405 ? 'POST' : undefined);
    expect(contentVersion()).toBe(version);
  });

  it.each(['Bearer ', 'Bearer undefined', undefined])(
    'gets 503 from a site without a secret: %s',
    async (authorization) => {
      const result = await handleRevalidate(
        { method: 'POST', authorization, body: PATHS },
        { ...options(), secret: undefined },
      );
      expect(result.status).toBe(503);
    },
  );
});

describe('a body of handleRevalidate', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);

  it('may have a hundred paths and no more', async () => {
    expect((await publish({ paths: many(100) })).status).toBe(200);
    expect((await publish({ paths: many(101) })).status).toBe(400);
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
  ])('with %s is rejected', async (_, body) => {
    const before = contentVersion();
    expect((await publish(body)).status).toBe(400);
    expect(contentVersion()).toBe(before);
  });

  it.each(['/', '/about', '/apicture', '/en-route', '/a/b/c.d', '/عروض/ربيع'])('may have %s', async (path) => {
    expect((await publish({ paths: [path] })).status).toBe(200);
  });
});
