import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { SPECULATION_RULES } from '#src/config/speculation-rules.ts';

const PAGES = join(import.meta.dirname, '../../src/pages');

beforeEach(() => {
  vi.resetModules();
});

const importConfig = async () => (await import('../../next.config.js')).default;

it('the configuration of Next has nothing that Next would try at every request', async () => {
  const { rewrites, redirects, headers } = await importConfig();
  expect([rewrites, redirects, headers]).toEqual([undefined, undefined, undefined]);
  expect(['proxy.ts', 'middleware.ts'].filter((name) => existsSync(join(PAGES, '..', name)))).toEqual([]);
});

it('the rules for prefetching name pages, but no files, calls or new windows', () => {
  expect(JSON.parse(SPECULATION_RULES)).toEqual({
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

it('makes no sizes of pictures: Next responds 404 to /_next/image', async () => {
  expect((await importConfig()).images).toEqual({ unoptimized: true });
});

it('leaves compressing and tags of responses to the server in front', async () => {
  expect(await importConfig()).toMatchObject({ compress: false, generateEtags: false });
});

it('has no page made ahead, which Next would keep: the server in front of it does', () => {
  const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(pages).toContain('[[...path]].tsx');
  const made = pages.filter((name) => readFileSync(join(PAGES, name), 'utf8').includes('getStaticP'));
  expect(made).toEqual([]);
});
