import { describe, expect, it } from 'vitest';
import { robotsText } from './robots-text.ts';

const PUBLIC_URL = 'https://www.rukn.example';
const SITEMAP = `${PUBLIC_URL}/sitemap.xml`;

describe('robotsText', () => {
  it.each<[change: string, authored: string, expected: string]>([
    ['replaces an internal host', 'Sitemap: http://localhost:4010/sitemap.xml\n', `Sitemap: ${SITEMAP}\n`],
    ['keeps the path and query', 'Sitemap: http://cm/maps/a.xml?b=1', `Sitemap: ${PUBLIC_URL}/maps/a.xml?b=1`],
    ['completes a path', 'Sitemap: /sitemap.xml', `Sitemap: ${SITEMAP}`],
    ['completes a line without a URL', 'Sitemap:\nUser-agent: *\n', `Sitemap:${SITEMAP}\nUser-agent: *\n`],
    ['replaces a URL that does not parse', 'Sitemap: http://:x', `Sitemap: ${SITEMAP}`],
    ['reads any case and spacing', '\tSITEMAP :http://a/b.xml # all', `\tSITEMAP :${PUBLIC_URL}/b.xml # all`],
    [
      'replaces each of several lines',
      'Sitemap: http://a/ar.xml\r\nSitemap: http://a/en.xml\r\n',
      `Sitemap: ${PUBLIC_URL}/ar.xml\r\nSitemap: ${PUBLIC_URL}/en.xml\r\n`,
    ],
    ['keeps a host in any other line', 'Host: a.example\nSitemap: /x', `Host: a.example\nSitemap: ${PUBLIC_URL}/x`],
    ['adds the line', 'User-agent: *\nAllow: /\n', `User-agent: *\nAllow: /\n\nSitemap: ${SITEMAP}\n`],
    ['adds the line to a comment about it', '# Sitemap: none', `# Sitemap: none\n\nSitemap: ${SITEMAP}\n`],
    ['adds the line to an empty text', '', `Sitemap: ${SITEMAP}\n`],
  ])('%s', (_, authored, expected) => {
    expect(robotsText(authored, PUBLIC_URL)).toBe(expected);
  });
});
