import { gzipSync } from 'node:zlib';

/** Number of pages of the site that are listed, the heaviest first. */
const LISTED = 10;

/** Sizes of a page's HTML in bytes. */
export interface HtmlWeight {
  /** The document without the data of its islands. */
  readonly html: number;
  readonly htmlGzipped: number;
  /** The data of its islands. */
  readonly data: number;
  readonly header: number;
  /** The part after the content, without structured data. */
  readonly footer: number;
  /** Class attributes of the whole document. */
  readonly classes: number;
}

const STRUCTURED_DATA = /<script\b[^>]*\stype="application\/ld\+json"[^>]*>.*?<\/script>/gs;

const DATA = /<script\b[^>]*\stype="application\/json"[^>]*>.*?<\/script>/gs;

/** Measures the parts of a page's document. */
export function weighHtml(document: string): HtmlWeight {
  const html = document.replace(DATA, '');
  const [before = '', after = ''] = html.split(/<main\b.*<\/main>/s);
  const header = before.slice(Math.max(0, before.indexOf('data-widget="Header"')));
  return {
    html: Buffer.byteLength(html),
    htmlGzipped: gzipSync(html).length,
    data: Buffer.byteLength(document) - Buffer.byteLength(html),
    header: Buffer.byteLength(header),
    footer: Buffer.byteLength(after.replace(STRUCTURED_DATA, '')),
    classes: (html.match(/ class="[^"]*"/g) ?? []).reduce((sum, part) => sum + Buffer.byteLength(part), 0),
  };
}

interface HeavyPage extends HtmlWeight {
  readonly path: string;
}

/** Returns the pages of the sitemap with the most HTML, the heaviest first. */
export async function heaviestPages(site: string): Promise<readonly HeavyPage[]> {
  const sitemap = await textAt(`${site}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('the sitemap lists no pages');
  const pages: HeavyPage[] = [];
  // One after the other: the site generates a page on its first request.
  for (const path of paths) pages.push({ path, ...weighHtml(await textAt(site + path)) });
  return pages.sort((one, other) => other.html - one.html).slice(0, LISTED);
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
