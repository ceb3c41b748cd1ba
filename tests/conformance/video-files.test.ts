import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { DEMO, type RunningPlatform, serveContentFolder } from './running-platform.ts';

const file = z.object({ src: z.string() });
const films = z
  .object({
    children: z.array(
      z.object({
        name: z.string(),
        fields: z.object({
          File: file,
          Captions: z.object({ ar: file, en: file }),
          OtherCaptions: z.object({ ar: file, en: file }),
          Transcript: z.object({ ar: z.string().min(200), en: z.string().min(200) }),
          Duration: z.number().min(12).max(24),
        }),
      }),
    ),
  })
  .parse(parse(readFileSync(join(DEMO, 'items/videos/videos.yml'), 'utf8'))).children;

const read = (src: string) => readFileSync(join(DEMO, 'media', src));

/** Returns the seconds at which a caption begins and ends. */
const timesOf = (captions: string) =>
  [...captions.matchAll(/^(\d\d):(\d\d)\.000 --> (\d\d):(\d\d)\.000$/gm)].map(([, ...parts]) => {
    const [fromMinute = 0, from = 0, toMinute = 0, to = 0] = parts.map(Number);
    return [fromMinute * 60 + from, toMinute * 60 + to] as const;
  });

describe('the demo’s films', () => {
  it('are 20, each another WebM file of at most 250 kB', () => {
    expect(films).toHaveLength(20);
    const bytes = films.map(({ fields }) => read(fields.File.src));
    expect(new Set(bytes.map((one) => one.toString('base64'))).size).toBe(20);
    for (const one of bytes) {
      expect(one.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      expect(one.byteLength).toBeLessThanOrEqual(250_000);
    }
  });

  it.each(films)('$name has captions from its beginning to its end, as many in both languages', ({ fields }) => {
    const [ar = [], en = []] = LANGUAGES.map((language) => {
      const text = read(fields.Captions[language].src).toString();
      expect(text).toMatch(/^WEBVTT\n/);
      return timesOf(text);
    });
    expect(fields.OtherCaptions).toEqual({ ar: fields.Captions.en, en: fields.Captions.ar });
    expect(ar).toEqual(en);
    expect(ar[0]?.[0]).toBe(0);
    expect(ar.at(-1)?.[1]).toBe(fields.Duration);
    for (const [index, [from, to]] of ar.entries()) {
      expect(from).toBeLessThan(to);
      if (index > 0) expect(from).toBe(ar[index - 1]?.[1]);
    }
  });
});

describe('a film’s file', () => {
  let platform: RunningPlatform;
  const url = '/-/media/videos/open-an-account.webm';

  beforeAll(async () => {
    platform = await serveContentFolder(DEMO);
  });

  afterAll(() => platform.stop());

  it('is sent in the parts that a player requests', async () => {
    const whole = await fetch(`${platform.host}${url}`);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = await whole.arrayBuffer();
    const part = await fetch(`${platform.host}${url}`, { headers: { range: 'bytes=100-' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-${bytes.byteLength - 1}/${bytes.byteLength}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(bytes.slice(100)))).toBe(true);
  });

  it('has captions of their own type', async () => {
    const response = await fetch(`${platform.host}/-/media/videos/open-an-account.ar.vtt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt']);
    expect(await response.text()).toContain('نفاذ');
  });
});
