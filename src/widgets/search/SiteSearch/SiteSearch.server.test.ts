import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

const TERM = 'نورة 1012345678';
const PAGE = { language: 'ar', path: '/search', state: 'normal', servicesHost: '' } as const;

let platform: HttpServer | undefined;
const logged = vi.fn();

beforeEach(() => {
  vi.resetModules();
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await platform?.stop();
});

/** Responds like a platform whose GraphQL errors repeat the whole request. */
const repeating: RequestListener = (request, response) => {
  void text(request).then((message) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ errors: [{ message: `${message} ${TERM}` }] }));
  });
};

const failing: RequestListener = (_, response) => void response.writeHead(500).end(TERM);

it.each([
  ['repeats the request', repeating, /^SiteSearch: no results: Error$/],
  ['responds with 500', failing, /^SiteSearch: no results: \w+: the content platform responded 500$/],
])('SiteSearch does not log the search term when the platform %s', async (_, listener, line) => {
  platform = await startHttpServer(listener);
  vi.stubEnv('SITECORE_API_HOST', platform.url);
  vi.stubEnv('SITECORE_API_KEY', 'key');
  const { staticProps } = await import('./SiteSearch.server.ts');
  expect((await staticProps(undefined, PAGE, { q: TERM })).state).toMatchObject({ kind: 'error', term: TERM });
  expect(logged.mock.calls).toEqual([[expect.stringMatching(line)]]);
});
