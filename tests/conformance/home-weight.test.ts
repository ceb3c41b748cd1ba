// @vitest-environment jsdom
import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { IconSprite } from '#src/ui/icon/IconSprite.tsx';
import { pageIcons } from '#src/shell/page/page-icons.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

/** Largest sizes in bytes: header and footer together, and the body without the data of the islands. */
const LARGEST = { frame: 25_000, body: 60_000, bodyGzipped: 12_000 };

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
  vi.stubEnv('SITECORE_API_HOST', platform.host);
  vi.stubEnv('SITECORE_API_KEY', API_KEY);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await platform.stop();
});

/** Returns the body of the home page, the icons included. */
async function loadHome(language: Language): Promise<string> {
  const { loadPage } = await import('#src/shell/page/load-page.ts');
  const loaded = await loadPage('/', language);
  if (!loaded) throw new Error('no home page');
  const { html, islands } = loaded.page;
  return renderToStaticMarkup(createElement(IconSprite, { names: pageIcons(html, Object.values(islands)) })) + html;
}

/** Returns the HTML of the header and of the footer, without the structured data of the page between them. */
function frameOf(body: string): readonly string[] {
  const withoutData = body.replaceAll(/<script type="application\/ld\+json".*?<\/script>/gs, '');
  const [before = '', after = ''] = withoutData.split(/<main.*<\/main>/s);
  return [before.slice(before.indexOf('data-widget="Header"')), after];
}

describe.each(LANGUAGES)('the home page in %s', (language) => {
  it('has at most 25 kB of header and footer', async () => {
    const sizes = frameOf(await loadHome(language)).map((html) => Buffer.byteLength(html));
    expect(Math.min(...sizes)).toBeGreaterThan(3000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LARGEST.frame);
  });

  it('has a body of at most 60 kB, 12 kB compressed', async () => {
    const body = Buffer.from(await loadHome(language));
    expect(body.length).toBeGreaterThan(30_000);
    expect(body.length).toBeLessThanOrEqual(LARGEST.body);
    expect(gzipSync(body).length).toBeLessThanOrEqual(LARGEST.bodyGzipped);
  });

  it('has one tree of links for every width, whose entries carry no classes', async () => {
    document.body.innerHTML = await loadHome(language);
    const links = [...document.querySelectorAll('[data-widget=Header] form li > a')];
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter((link) => link.hasAttribute('class'))).toEqual([]);
    expect(document.querySelectorAll('[data-widget=Header] a[href$="/personal/cards/signature"]')).toHaveLength(1);
  });
});
