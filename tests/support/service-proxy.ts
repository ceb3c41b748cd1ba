import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { serversOfTests } from './servers-of-tests.ts';

/** Returns, for the tests of a file, a starter of the site's service proxy, and the log of its errors. */
export function serviceProxyOfTests() {
  const logged = vi.fn();
  const startServer = serversOfTests();

  beforeEach(() => {
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** Starts the proxy of a site whose platform behaves like this. */
  async function startProxy(
    platform: RequestListener | string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    vi.resetModules();
    const host = typeof platform === 'string' ? platform : await startServer(platform);
    for (const [name, value] of Object.entries({ SITECORE_API_HOST: host, SITECORE_API_KEY: 'the-key', ...more }))
      vi.stubEnv(name, value);
    const { proxyService } = await import('#src/front/services/service-proxy.ts');
    return startServer((request, response) => void proxyService(request, response));
  }

  return { logged, startServer, startProxy };
}
