import { mkdtempSync, readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { serversOfTests } from './servers-of-tests.ts';

/** Headers of a picture that a platform sends. */
export const PICTURE = { 'content-type': 'image/svg+xml', etag: '"1"', 'cache-control': 'public, max-age=86400' };

/** Sends a picture, or that it has not changed. */
export const sendPicture: RequestListener = ({ url, headers }, response) => {
  if (headers['if-none-match'] === '"1"') response.writeHead(304, PICTURE).end();
  else response.writeHead(200, { ...PICTURE, 'set-cookie': 'a=1' }).end(`<svg>${url ?? ''}</svg>`);
};

export const URL_OF_PICTURE = '/api/-/media/a.svg?rev=1';

/** Requests a URL and reads its response. */
export async function get(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const response = await fetch(url, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the site's media proxy in front of a platform, for each test of a file with an empty store. */
export function mediaProxyOfTests() {
  const startServer = serversOfTests();
  const logged = vi.fn();
  let folder = '';
  /** The platform; a test sets how it responds to each request. */
  const platform: { respond: RequestListener } = { respond: sendPicture };

  beforeEach(() => {
    // It is deleted with that of the run: files may still be stored when a test has ended.
    folder = mkdtempSync(join(inject('runFolder'), 'media-'));
    platform.respond = sendPicture;
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** Starts the proxy of a site whose platform has this URL; started again, it has the same folder. */
  async function start(url: string, timeoutMs = '5000'): Promise<string> {
    vi.resetModules();
    vi.stubEnv('SITECORE_API_HOST', url);
    vi.stubEnv('SITECORE_API_KEY', 'a-key-of-the-platform');
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('PLATFORM_TIMEOUT_MS', timeoutMs);
    const { proxyMedia } = await import('#src/front/media/media-proxy.ts');
    return startServer((request, response) => void proxyMedia(request, response));
  }

  /** Starts the proxy in front of the platform. */
  const startBoth = async (timeoutMs?: string): Promise<string> =>
    start(await startServer((request, response) => platform.respond(request, response)), timeoutMs);

  /** Waits until the file at a URL is stored: a platform that fails then does not matter. */
  async function storePicture(site: string, url = URL_OF_PICTURE): Promise<void> {
    platform.respond = sendPicture;
    expect((await get(site + url)).status).toBe(200);
    const { StoredMedia } = await import('#src/front/media/stored-media.ts');
    const media = () => new StoredMedia(join(folder, 'media'), { bytes: 1e6, files: 9 });
    await expect.poll(() => media().find(url.replace('/api', ''), '')).toBeDefined();
  }

  const storedFiles = (): number => readdirSync(join(folder, 'media')).length;

  return { platform, logged, start, startBoth, storePicture, storedFiles };
}
