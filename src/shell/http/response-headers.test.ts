import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataHeaders, fileHeaders, securityHeaders } from '#src/config/security-headers.ts';

const SERVICES_URL = 'https://services.example';
const EDITOR = 'https://cm.example';
const POLICY = 'Content-Security-Policy';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SERVICES_URL', SERVICES_URL);
  vi.stubEnv('JSS_ALLOWED_ORIGINS', EDITOR);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const toRecord = (headers: ReturnType<typeof securityHeaders>) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

async function headersOf(url: string, { origin, hasDraft = false }: { origin?: string; hasDraft?: boolean } = {}) {
  const { setResponseHeaders } = await import('./response-headers.ts');
  const headers: Record<string, string> = {};
  const response = {
    getHeader: (name: string) => headers[name],
    setHeader: (name: string, value: string) => (headers[name] = value),
    writeHead: () => undefined,
  };
  setResponseHeaders({ url, headers: origin === undefined ? {} : { origin } }, response, hasDraft);
  response.writeHead();
  return headers;
}

describe('setResponseHeaders', () => {
  it.each([
    '/',
    '/en/personal?tab=home',
    '/fontsize',
    '/apis',
    '/en/media',
    '/sitemap.xml/page',
    '/api/editing/render?q=1',
  ])('sets the security headers at %s', async (url) => {
    const expected = toRecord(securityHeaders({ development: false, servicesUrl: SERVICES_URL }));
    expect(await headersOf(url)).toEqual(expected);
  });

  it.each([
    '/-/media/a.svg',
    '/~/jssmedia/a.svg',
    '/en/-/media/a.svg?w=2',
    '/api/healthz',
    '/en/api/manifest/en',
    '/api/editing/data/1',
    '/sitecore/api/graph/edge',
    '/robots.txt',
    '/sitemap.xml?page=2',
    '/.well-known/security.txt',
  ])('sets those of data at %s, for an author too', async (url) => {
    expect(await headersOf(url)).toEqual(toRecord(dataHeaders));
    expect(await headersOf(url, { hasDraft: true })).toEqual(toRecord(dataHeaders));
  });

  it.each(['/patterns/band.svg', '/en/scenes/home.svg', '/favicon.ico', '/icon-512.png', '/apple-touch-icon.png'])(
    'sets those of files at %s',
    async (url) => {
      expect(await headersOf(url)).toEqual(toRecord(fileHeaders));
    },
  );

  it('adds below /_next that the origin changes the response', async () => {
    const document = toRecord(securityHeaders({ development: false, servicesUrl: SERVICES_URL }));
    expect(await headersOf('/_next/staticx')).toEqual({ ...document, Vary: 'Origin' });
    expect(await headersOf('/_next/data/b/ar.json')).toEqual({ ...toRecord(dataHeaders), Vary: 'Origin' });
  });

  it('has the flags, which are files of the site, cached for a month', async () => {
    const cached = { ...toRecord(fileHeaders), 'Cache-Control': 'public, max-age=2592000' };
    expect(await headersOf('/flags/SA.svg')).toEqual(cached);
  });

  it.each(['/fonts/a.woff2', '/en/fonts/a.woff2'])('has %s cached for a year', async (url) => {
    const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    expect(await headersOf(url)).toEqual({ ...toRecord(fileHeaders), ...immutable, Vary: 'Origin' });
  });

  it('allows a widget’s calls on a development server, which reloads by a socket', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect((await headersOf('/'))[POLICY]).toContain('ws:');
  });
});

describe('the policy for framing by an editor', () => {
  it('is sent to authors only', async () => {
    expect((await headersOf('/about', { origin: EDITOR }))[POLICY]).not.toContain(EDITOR);
    expect((await headersOf('/about', { hasDraft: true }))[POLICY]).toContain(`frame-ancestors 'self' ${EDITOR}`);
  });

  it('is sent with data of pages to a page on another origin', async () => {
    const strange = { origin: 'https://strange.example' };
    expect((await headersOf('/_next/data/b/ar.json', strange))[POLICY]).toContain(`frame-ancestors 'self' ${EDITOR}`);
  });
});

it('the policy of a page names the origins of its widgets; that of a draft lets editors frame it too', async () => {
  const { policyWith } = await import('./response-headers.ts');
  const FRAMES = { 'frame-src': ['https://frames.example'] };
  expect(policyWith(FRAMES, false)).toContain("frame-src 'self' https://frames.example;");
  expect(policyWith(FRAMES, false)).not.toContain(EDITOR);
  const draft = policyWith(FRAMES, true);
  expect(draft).toContain("frame-src 'self' https://frames.example;");
  expect(draft).toContain(`frame-ancestors 'self' ${EDITOR}`);
  expect((await headersOf('/en/about'))[POLICY]).toBe(policyWith({}, false));
});

it.each(['/_next/static/a.js', '/_next/data/b/ar.json', '/fonts/a.woff2'])(
  'CORS refuses %s to a page on another origin unless it is allowed',
  async (url) => {
    const strange = await headersOf(url, { origin: 'https://strange.example' });
    expect([await headersOf(url), strange].map(({ Vary }) => Vary)).toEqual(['Origin', 'Origin']);
    expect(strange).not.toHaveProperty('Access-Control-Allow-Origin');
    expect(await headersOf(url, { origin: EDITOR })).toMatchObject({ 'Access-Control-Allow-Origin': EDITOR });
  },
);

it.each([undefined, EDITOR, 'https://strange.example'])(
  'a page of an author says that the origin changes the response, to %s too',
  async (origin) => {
    const sent = await headersOf('/about', { hasDraft: true, ...(origin !== undefined && { origin }) });
    const allowed = origin === EDITOR ? EDITOR : undefined;
    expect([sent.Vary, sent['Access-Control-Allow-Origin']]).toEqual(['Origin', allowed]);
    const media = await headersOf('/-/media/a.svg', { hasDraft: true, ...(origin !== undefined && { origin }) });
    expect(media).toEqual(toRecord(dataHeaders));
  },
);

it('fonts, which browsers request with an origin, have no policy', async () => {
  expect(await headersOf('/fonts/a.woff2', { origin: 'https://strange.example' })).not.toHaveProperty(POLICY);
});
