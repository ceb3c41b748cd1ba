import { describe, expect, it } from 'vitest';
import { sitemapEntries, sitemapXml } from './sitemap.ts';

describe('sitemapXml', () => {
  it('has one entry per page, from sitemapEntries, with its languages', () => {
    expect(sitemapEntries({ ar: ['/', '/help'], en: ['/', '/about'] })).toEqual([
      { path: '/', languages: ['ar', 'en'] },
      { path: '/about', languages: ['en'] },
      { path: '/help', languages: ['ar'] },
    ]);
  });

  it('has each language’s URL with its alternates', () => {
    const xml = sitemapXml([{ path: '/help', languages: ['ar', 'en'] }], 'https://rukn.example');
    expect(xml.match(/<loc>[^<]*/g)).toEqual(['<loc>https://rukn.example/help', '<loc>https://rukn.example/en/help']);
    expect(xml.match(/hreflang="en" href="https:\/\/rukn.example\/en\/help"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/rukn.example\/help"/g)).toHaveLength(2);
  });

  it('has as x-default the language that a page has', () => {
    const xml = sitemapXml([{ path: '/about', languages: ['en'] }], 'https://rukn.example');
    expect(xml).toContain('hreflang="x-default" href="https://rukn.example/en/about"');
    expect(xml).not.toContain('hreflang="ar"');
  });

  it('escapes URLs for XML', () => {
    const xml = sitemapXml([{ path: '/عن&\'"<', languages: ['ar'] }], 'https://rukn.example');
    expect(xml).toContain('<loc>https://rukn.example/%D8%B9%D9%86&amp;&apos;%22%3C</loc>');
  });
});
