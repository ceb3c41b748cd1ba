import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';

let site: HttpServer;
const logged = vi.fn();

/** Starts the proxy of a site whose platform has this URL. */
async function start(platform: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', platform);
  vi.stubEnv('SITECORE_API_KEY', 'a-key-of-the-platform');
  const { proxyMedia } = await import('./media-proxy.ts');
  site = await startHttpServer((request, response) => void proxyMedia(request, response));
}

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await site.stop();
});

describe('proxyMedia', () => {
  it('forwards a picture with its caching headers and no others of the platform', async () => {
    const platform = await startHttpServer((request, response) => {
      response.writeHead(200, { etag: '"1"', 'set-cookie': 'a=1' }).end(`picture at ${request.url ?? ''}`);
    });
    await start(platform.url);
    const response = await fetch(`${site.url}/api/-/media/a.svg?rev=1`);
    expect(await response.text()).toBe('picture at /-/media/a.svg?rev=1');
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    await platform.stop();
  });

  it('responds 502 when the platform is unavailable, and logs the path and the reason', async () => {
    await start(await unusedUrl());
    expect((await fetch(`${site.url}/api/-/media/a.svg`)).status).toBe(502);
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^\/-\/media\/a\.svg: fetch failed \(.*ECONNREFUSED/)]]);
  });

  it('responds 405 to POST', async () => {
    await start(await unusedUrl());
    const response = await fetch(`${site.url}/api/-/media/a.svg`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
