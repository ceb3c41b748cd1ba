import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextApiRequest, NextApiResponse } from 'next';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { securityHeaders } from '#src/config/security-headers.ts';
import { config as mediaConfig, default as media } from '#src/pages/api/-/[...path].ts';
import { config as oldMediaConfig, default as oldMedia } from '#src/pages/api/~/[...path].ts';
import { config as servicesConfig, default as services } from '#src/pages/api/sitecore/[...path].ts';
import speculationRules from '#src/pages/api/speculation-rules.ts';
import { proxyMedia } from '#src/shell/http/media-proxy.ts';
import { proxyService } from '#src/shell/http/service-proxy.ts';
import { unusedUrl } from '#tests/support/http-server.ts';

const PAGES = join(import.meta.dirname, '../../src/pages');
const STREAMED = { api: { bodyParser: false, responseLimit: false } };

const headerRules = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);
const rewrites = z.object({ beforeFiles: z.array(z.object({ source: z.string(), destination: z.string() })) });

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_KEY', 'key');
  vi.stubEnv('SITECORE_API_HOST', await unusedUrl());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const importConfig = async () => (await import('../../next.config.js')).default;

/** Returns the path to which Next rewrites a path with its language; undefined when it does not. */
async function rewrittenPath(path: string): Promise<string | undefined> {
  const { beforeFiles } = rewrites.parse(await (await importConfig()).rewrites?.());
  for (const { source, destination } of beforeFiles) {
    const values = z.record(z.string(), z.string()).safeParse(getPathMatch(source)(path));
    if (values.success) return destination.replace(/:(\w+)/g, (_, name: string) => values.data[name] ?? '');
  }
  return undefined;
}

describe('the configuration of Next', () => {
  it.each(['/ar', '/en/personal/finance', '/ar/-/media/a.svg', '/_next/static/a.js'])(
    'sets the security headers at %s',
    async (path) => {
      const rules = headerRules.parse(await (await importConfig()).headers?.());
      const headers = rules
        .filter(({ source }) => getPathMatch(source)(path) !== false)
        .flatMap((rule) => rule.headers);
      expect(headers).toEqual(securityHeaders({ development: true, servicesUrl: '' }));
    },
  );

  it.each([
    ['/-/media/brand/mark.svg', '-/[...path].ts'],
    ['/-/jssmedia/brand/mark.svg', '-/[...path].ts'],
    ['/~/media/brand/mark.svg', '~/[...path].ts'],
    ['/sitecore/api/graph/edge', 'sitecore/api/graph/edge.ts'],
    ['/robots.txt', 'robots.txt.ts'],
    ['/sitemap.xml', 'sitemap.xml.ts'],
  ])('leads %s to its API route in both languages', async (path, route) => {
    expect(await rewrittenPath(`/ar${path}`)).toBe(`/api${path}`);
    expect(await rewrittenPath(`/en${path}`)).toBe(`/api${path}`);
    expect(existsSync(join(PAGES, 'api', route))).toBe(true);
  });

  it('leads no page to an API route', async () => {
    for (const path of ['/ar/about', '/en/media/news', '/ar/sitecore/api/graph', '/en/about/robots.txt'])
      expect(await rewrittenPath(path), path).toBeUndefined();
  });
});

describe('the API routes', () => {
  it('stream media and services as they come', () => {
    expect([media, oldMedia, services]).toEqual([proxyMedia, proxyMedia, proxyService]);
    expect([mediaConfig, oldMediaConfig, servicesConfig]).toEqual([STREAMED, STREAMED, STREAMED]);
  });

  it('serve the speculation rules that the header names: pages, but no files, calls or new windows', () => {
    const { value = '' } =
      securityHeaders({ development: false, servicesUrl: '' }).find(({ key }) => key === 'Speculation-Rules') ?? {};
    expect(existsSync(join(PAGES, `${value.replaceAll('"', '')}.ts`))).toBe(true);
    const headers = new Map<string, unknown>();
    let body = '';
    const response = {
      setHeader: (name: string, header: unknown) => headers.set(name, header),
      status: () => response,
      send: (text: string) => (body = text),
    };
    speculationRules(z.custom<NextApiRequest>().parse({}), z.custom<NextApiResponse>().parse(response));
    expect(headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(JSON.parse(body)).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: ['/api/*', '/-/*', '/sitecore/*'] } },
              { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });
});

it('the memory for generated pages holds the largest page of 1,100 addresses in two languages', async () => {
  const { cacheMaxMemorySize = 0, experimental } = await importConfig();
  expect(experimental?.isrFlushToDisk).toBe(false);
  expect(cacheMaxMemorySize / (1100 * 2)).toBeGreaterThan(130_000);
});
