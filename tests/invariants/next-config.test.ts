import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { securityHeaders } from '#src/config/security-headers.ts';
import { config as mediaConfig, default as media } from '#src/pages/api/-/[...path].ts';
import { config as oldMediaConfig, default as oldMedia } from '#src/pages/api/~/[...path].ts';
import { config as servicesConfig, default as services } from '#src/pages/api/sitecore/[...path].ts';
import speculationRules from '#src/pages/api/speculation-rules.ts';
import { proxyMedia } from '#src/shell/media/media-proxy.ts';
import { proxyService } from '#src/shell/http/service-proxy.ts';

const PAGES = join(import.meta.dirname, '../../src/pages');
const STREAMED = { api: { bodyParser: false, responseLimit: false } };

beforeEach(() => {
  vi.resetModules();
});

const importConfig = async () => (await import('../../next.config.js')).default;

it('the configuration of Next has nothing that Next would try at every request', async () => {
  const { rewrites, redirects, headers } = await importConfig();
  expect([rewrites, redirects, headers]).toEqual([undefined, undefined, undefined]);
  expect(['proxy.ts', 'middleware.ts'].filter((name) => existsSync(join(PAGES, '..', name)))).toEqual([]);
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
