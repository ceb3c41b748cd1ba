import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaIn } from './media-in.ts';
import { type GetText, warmSite } from './warm-site.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }));

afterEach(() => vi.restoreAllMocks());

const SITEMAP = '<loc>https://www.example.com/</loc><loc>https://www.example.com/en/help</loc>';

/** A site with these texts; records what is requested, and how many requests there are at a time. */
class RecordingSite {
  readonly requested: string[] = [];
  most = 0;
  #pending = 0;
  readonly #texts: Readonly<Record<string, string>>;
  readonly #unavailable: readonly string[];

  constructor(texts: Readonly<Record<string, string>>, unavailable: readonly string[] = []) {
    this.#texts = texts;
    this.#unavailable = unavailable;
  }

  readonly get: GetText = async (path) => {
    this.requested.push(path);
    this.most = Math.max(this.most, (this.#pending += 1));
    await Promise.resolve();
    this.#pending -= 1;
    return { status: this.#unavailable.includes(path) ? 503 : 200, text: this.#texts[path] ?? '' };
  };
}

const current = () => false;

describe('warmSite', () => {
  it('requests every page of the sitemap and its media, and those of the error pages, once and one at a time', async () => {
    const site = new RecordingSite({
      '/sitemap.xml': SITEMAP,
      '/': '<img src="/-/media/a.svg?rev=1&amp;w=8"><img src="/-/media/b.png">',
      '/en/help': '<img src="/-/media/b.png">',
      '/500': '<img src="/-/media/c.png">',
    });
    expect(await warmSite({ get: site.get, isOutdated: current })).toBe(true);
    const media = ['/-/media/a.svg?rev=1&w=8', '/-/media/b.png', '/-/media/c.png'];
    expect(site.requested).toEqual(expect.arrayContaining(['/', '/en/help', '/500', '/404', '/robots.txt', ...media]));
    expect(new Set(site.requested).size).toBe(site.requested.length);
    expect(site.most).toBe(1);
  });

  it('pauses after each request as long as it took, from 5 ms to a second, so that visitors come first', async () => {
    vi.mocked(wait).mockClear();
    const clock = vi.spyOn(performance, 'now');
    const texts: Readonly<Record<string, string>> = { '/sitemap.xml': SITEMAP };
    const durations: Readonly<Record<string, number>> = { '/': 120, '/en/help': 7000 };
    let now = 0;
    clock.mockImplementation(() => now);
    const get: GetText = (path) => {
      now += durations[path] ?? 0;
      return Promise.resolve({ status: 200, text: texts[path] ?? '' });
    };
    await warmSite({ get, isOutdated: current });
    const pauses = vi.mocked(wait).mock.calls.map(([ms]) => ms);
    expect(pauses.length).toBeGreaterThan(9);
    expect(pauses.filter((ms) => ms !== 5)).toEqual([120, 1000]);
  });

  it.each([
    [3, 5],
    [40, 40],
    [9000, 1000],
  ])('pauses after a request of %i ms for %i ms, which it leaves to visitors', async (took, pause) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const site = new RecordingSite({ '/sitemap.xml': SITEMAP });
    const get: GetText = async (path, accept) => {
      now += took;
      return site.get(path, accept);
    };
    vi.mocked(wait).mockClear();
    await warmSite({ get, isOutdated: current });
    const pauses = vi.mocked(wait).mock.calls.map(([milliseconds]) => milliseconds);
    expect(pauses).toHaveLength(site.requested.length);
    expect(new Set(pauses)).toEqual(new Set([pause]));
  });

  it('goes on after a page that is unavailable, and is not complete then', async () => {
    const site = new RecordingSite({ '/sitemap.xml': SITEMAP }, ['/']);
    expect(await warmSite({ get: site.get, isOutdated: current })).toBe(false);
    expect(site.requested).toContain('/en/help');
  });

  it('is not complete without a sitemap, and when requests fail', async () => {
    const site = new RecordingSite({}, ['/sitemap.xml']);
    expect(await warmSite({ get: site.get, isOutdated: current })).toBe(false);
    expect(site.requested).toEqual(['/sitemap.xml']);
  });

  it('ends when a publish came', async () => {
    const site = new RecordingSite({ '/sitemap.xml': SITEMAP });
    const isOutdated = () => site.requested.includes('/');
    expect(await warmSite({ get: site.get, isOutdated })).toBe(false);
    expect(site.requested).not.toContain('/en/help');
  });
});

describe('mediaIn', () => {
  it('returns one URL of each file: that of an attribute, else the first', () => {
    const html = `
      <source srcset="/-/media/wide.png?w=320 320w, /-/media/wide.png?w=640&amp;rev=1 640w">
      <img srcset="/-/media/a.png?w=320 320w" src="/-/media/a.png?w=640&amp;rev=1"><img src="/_next/static/d.png">
      <a href="/-/media/b.pdf">…</a><video poster="/~/media/c.jpg"></video>
      <meta content="https://www.example.com/-/media/social.png"><script>{"src":"/-/media/island.svg"}</script>
      <div style="background-image:url(/-/jssmedia/e.png)"></div><div style="background:url(&quot;/-/media/f.svg&quot;)"></div>`;
    expect(mediaIn(html)).toEqual([
      '/-/media/a.png?w=640&rev=1',
      '/-/media/b.pdf',
      '/~/media/c.jpg',
      '/-/media/wide.png?w=320',
      '/-/media/social.png',
      '/-/media/island.svg',
      '/-/jssmedia/e.png',
      '/-/media/f.svg',
    ]);
  });
});
