import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleRevalidate } from './revalidate-handler.ts';
import { contentVersion } from '#src/services/content-version.ts';
import type { Language } from '#sitecore/definitions/language.ts';

const SECRET = 'a-secret-of-sixteen-characters';
const AUTHORIZATION = `Bearer ${SECRET}`;
const PATHS = { paths: ['/', '/personal/finance'] };

const revalidatedPaths: string[] = [];
const forgottenMedia: string[] = [];
let failing: readonly string[] = [];
let errorPaths: () => Promise<readonly string[]>;
let wasLoaded: (path: string, language: Language) => boolean;

const options = (secret: string | undefined = SECRET) => ({
  secret,
  revalidate: (address: string) => {
    if (failing.includes(address)) return Promise.reject(new Error(`no ${address}`));
    revalidatedPaths.push(address);
    return Promise.resolve();
  },
  errorPaths: () => errorPaths(),
  wasLoaded: (path: string, language: Language) => wasLoaded(path, language),
  forgetMedia: (paths: readonly string[]) => {
    forgottenMedia.push(...paths);
    return Promise.resolve();
  },
});

const publish = (body: unknown, authorization: string | undefined = AUTHORIZATION, method = 'POST') =>
  handleRevalidate({ method, authorization, body }, options());

beforeEach(() => {
  revalidatedPaths.length = 0;
  forgottenMedia.length = 0;
  failing = [];
  errorPaths = () => Promise.resolve(['/lost', '/500']);
  wasLoaded = () => true;
});

describe('handleRevalidate', () => {
  it('revalidates each page once in both languages', async () => {
    const result = await publish({ paths: [...PATHS.paths, '/'] });
    expect(result).toEqual({ status: 200, body: { revalidated: PATHS.paths, failed: [] } });
    expect(revalidatedPaths.toSorted()).toEqual(['/', '/en', '/en/personal/finance', '/personal/finance']);
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
    expect(await publish({ ...PATHS, media })).toMatchObject({ status: 400 });
    expect([forgottenMedia, revalidatedPaths]).toEqual([[], []]);
  });

  it('revalidates the next path once the pages of the one before are done, the failed ones too', async () => {
    const running = new Set<string>();
    const together: string[][] = [];
    const revalidate = async (address: string) => {
      running.add(address);
      await setImmediate();
      together.push([...running].toSorted());
      await setImmediate();
      running.delete(address);
      if (address === '/saved') throw new Error('no /saved');
    };
    const body = { paths: ['/saved', '/other'] };
    await handleRevalidate({ method: 'POST', authorization: AUTHORIZATION, body }, { ...options(), revalidate });
    const [saved, other] = [
      ['/en/saved', '/saved'],
      ['/en/other', '/other'],
    ];
    expect(together).toEqual([saved, saved, other, other]);
  });

  it('leaves pages that were never loaded, which are not cached, except Next’s error routes', async () => {
    wasLoaded = (path, language) => path === '/about' && language === 'en';
    const { body } = await publish({ paths: ['/', '/about', '/lost'] });
    expect(revalidatedPaths.toSorted()).toEqual(['/404', '/500', '/en/404', '/en/500', '/en/about']);
    expect(body).toEqual({ revalidated: ['/', '/about', '/lost'], failed: [] });
  });

  it('revalidates an error page at the path of an error route once', async () => {
    await publish({ paths: ['/500'] });
    expect(revalidatedPaths.toSorted()).toEqual(['/404', '/500', '/en/404', '/en/500']);
  });

  it('counts the publish before it revalidates pages, so that nothing older is cached', async () => {
    const before = contentVersion();
    let version = 0;
    const revalidate = () => {
      version = contentVersion();
      return Promise.resolve();
    };
    await handleRevalidate({ method: 'POST', authorization: AUTHORIZATION, body: PATHS }, { ...options(), revalidate });
    expect(version).toBe(before + 1);
  });

  it('revalidates /404 and /500 with an error page of the content', async () => {
    await publish({ paths: ['/lost'] });
    expect(revalidatedPaths.toSorted()).toEqual(['/404', '/500', '/en/404', '/en/500', '/en/lost', '/lost']);
  });

  it('revalidates /404 and /500 when the error paths cannot be loaded', async () => {
    errorPaths = () => Promise.reject(new Error('away'));
    await publish({ paths: ['/about'] });
    expect(revalidatedPaths).toEqual(expect.arrayContaining(['/about', '/404', '/500', '/en/404', '/en/500']));
  });

  it('reports pages that failed and revalidates the others', async () => {
    failing = ['/en', '/500'];
    const { status, body } = await publish({ paths: ['/', '/about', '/500'] });
    expect(status).toBe(200);
    expect(body).toEqual({
      revalidated: ['/about'],
      failed: [
        { path: '/', reason: 'no /en' },
        { path: '/500', reason: 'no /500' },
      ],
    });
    expect(revalidatedPaths).toEqual(expect.arrayContaining(['/', '/about', '/en/about', '/en/500']));
  });

  it('encodes paths as URLs', async () => {
    await publish({ paths: ['/عروض'] });
    expect(revalidatedPaths).toEqual([`/${encodeURI('عروض')}`, `/en/${encodeURI('عروض')}`]);
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
  ])('%s revalidates nothing', async (_, method, authorization, status) => {
    const version = contentVersion();
    const result = await handleRevalidate({ method, authorization, body: PATHS }, options());
    expect(result.status).toBe(status);
    expect(result.headers?.Allow).toBe(status === 405 ? 'POST' : undefined);
    expect([revalidatedPaths, contentVersion()]).toEqual([[], version]);
  });

  it.each(['Bearer ', 'Bearer undefined', undefined])(
    'gets 503 from a site without a secret: %s',
    async (authorization) => {
      const result = await handleRevalidate(
        { method: 'POST', authorization, body: PATHS },
        { ...options(), secret: undefined },
      );
      expect(result.status).toBe(503);
      expect(revalidatedPaths).toEqual([]);
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
      '/_query/about',
      '/-/media/x.svg',
      '/sitecore/api/graph/edge',
      '/about/../api/x',
      '/.',
      `/${'x'.repeat(500)}`,
    ].map((path): [string, unknown] => [path.slice(0, 30), { paths: ['/', path] }]),
  ])('with %s is rejected', async (_, body) => {
    expect((await publish(body)).status).toBe(400);
    expect(revalidatedPaths).toEqual([]);
  });

  it.each(['/', '/about', '/apicture', '/en-route', '/a/b/c.d', '/عروض/ربيع'])('may have %s', async (path) => {
    expect((await publish({ paths: [path] })).status).toBe(200);
  });
});
