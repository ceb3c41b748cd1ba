import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import type { FieldKind } from '#sitecore/definitions/fields/kind.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { pointRatio } from '#sitecore/definitions/templates/loyalty.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { Tree } from '#sitecore/platform/content/tree.ts';
import { pointRatioVectors } from '#tests/finance/vectors.ts';
import { calculatorHandlers } from '#tests/support/msw/calculators.ts';
import { DEMO, type RunningPlatform, serveContentFolder, servePlatform } from '../running-platform.ts';
import { itemBuilder, siteWithRoot } from '../specimen.ts';

type Row = ReturnType<typeof pointRatioVectors>[number]['input']['_content'][number];

const ratiosResponse = z.strictObject({
  result: z.strictObject({
    CardAndSARPointRatio: z.array(z.strictObject({ Key: z.string().min(1), Value: z.number().positive() })),
  }),
});

const pathOf = (query: Readonly<Record<string, string>>) =>
  `${pointRatios.path}?${new URLSearchParams(query).toString()}`;

const contentOf = (kind: FieldKind<unknown>, raw: unknown) => {
  const read = kind.read(raw);
  if (!read.ok) throw new Error(`${String(raw)} cannot be read`);
  return read.content;
};

/** Creates the content of a bank with these products, in this order. */
function contentWith(rows: readonly Row[]): Content {
  const { items, plant } = itemBuilder();
  const root = plant('rukn', jssApp, plant('content', folder, plant('sitecore', folder, undefined)));
  plant('home', folder, root, { url: '/' });
  const { Title, Ratio } = pointRatio.fields;
  const localized = new Map(
    rows.map(({ Title_ar, Title_en, Ratio: ratio }, index) => [
      plant(`product-${index}`, pointRatio, root).id,
      new Map([
        ['Title', { ar: contentOf(Title, Title_ar), en: contentOf(Title, Title_en) }],
        ['Ratio', { ar: contentOf(Ratio, ratio), en: contentOf(Ratio, ratio) }],
      ]),
    ]),
  );
  const tree = new Tree(items.map((item) => ({ ...item, fields: localized.get(item.id) ?? item.fields })));
  return { sites: [siteWithRoot(root.path)], tree };
}

describe('the point ratios of the worked cases', () => {
  const cases = pointRatioVectors().map((vector) => ({ ...vector, title: `${vector.id}: ${vector.note}` }));

  it.each(cases)('$title', async ({ path, httpStatus, input: { _content, ...query }, expected }) => {
    expect(path).toBe(pointRatios.path);
    const platform = await servePlatform({ content: contentWith(_content) });
    const response = await platform.get(pathOf(query.sc_lang === undefined ? {} : { sc_lang: query.sc_lang }));
    expect(response.status).toBe(httpStatus);
    expect(await response.json()).toEqual({ result: expected });
    await platform.stop();
  });

  it('responds with an empty list without products', async () => {
    const platform = await servePlatform({ content: contentWith([]) });
    expect(await (await platform.get(pointRatios.path)).json()).toEqual({ result: { CardAndSARPointRatio: [] } });
    await platform.stop();
  });
});

describe('the point ratios of the demo bank', () => {
  let platform: RunningPlatform;
  beforeAll(async () => {
    platform = await serveContentFolder(DEMO);
  });
  afterAll(() => platform.stop());

  const rowsIn = async (language: string) => {
    const response = await platform.get(pathOf({ sc_lang: language }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return ratiosResponse.parse(await response.json()).result.CardAndSARPointRatio;
  };

  it('respond to GET MokafaaRedeemCalculator with the names of each language and the same values', async () => {
    expect(pointRatios.path).toBe('/api/sitecore/Calculators/MokafaaRedeemCalculator');
    const [arabic, english] = [await rowsIn('ar'), await rowsIn('en')];
    expect(arabic.length).toBeGreaterThan(2);
    expect(arabic.map(({ Value }) => Value)).toEqual(english.map(({ Value }) => Value));
    for (const { Key } of arabic) expect(Key).toMatch(/\p{Script=Arabic}/u);
    for (const { Key } of english) expect(Key).not.toMatch(/\p{Script=Arabic}/u);
    expect(await (await platform.get(`${pointRatios.path}?SC_LANG=en&points=1&sc_lang=ar`)).json()).toEqual({
      result: { CardAndSARPointRatio: english },
    });
    const post = await platform.get(pointRatios.path, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['EN', 'en-US', ' en-GB ', 'En-'])('have English names for "%s"', async (language) => {
    expect(await rowsIn(language)).toEqual(await rowsIn('en'));
  });

  it.each(['AR', 'ar-SA', 'fr', 'english', 'e', '', '%00', '<en>'])('have Arabic names for "%s"', async (language) => {
    expect(await rowsIn(language)).toEqual(await rowsIn('ar'));
  });

  it('respond to random queries', async () => {
    const [arabic, english] = [await rowsIn('ar'), await rowsIn('en')];
    const name = fc.oneof(fc.constantFrom('sc_lang', 'SC_LANG', 'points', '_content'), fc.string({ maxLength: 8 }));
    const value = fc.oneof(fc.constantFrom('en', 'en-US', 'ar', ''), fc.string({ unit: 'binary', maxLength: 12 }));
    const seen = new Set<unknown>();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 3 }), async (query) => {
        const response = await platform.get(pathOf(query));
        expect(response.status).toBe(200);
        const { CardAndSARPointRatio: rows } = ratiosResponse.parse(await response.json()).result;
        seen.add(rows[0]?.Key);
        expect([JSON.stringify(arabic), JSON.stringify(english)]).toContain(JSON.stringify(rows));
      }),
    );
    expect(seen).toEqual(new Set([arabic[0]?.Key, english[0]?.Key]));
  });
});

describe('the mock of the point ratios', () => {
  const send = async (query: string, method = 'GET') =>
    await getResponse(calculatorHandlers, new Request(`http://bank${pointRatios.path}${query}`, { method }));

  it('responds by the same contract, in the requested language', async () => {
    const [arabic, english] = [await send('?sc_lang=ar'), await send('?sc_lang=en')];
    const keys = async (response: Response | undefined) =>
      ratiosResponse.parse(await response?.json()).result.CardAndSARPointRatio.map(({ Key }) => Key);
    expect(await keys(arabic)).toContain('البطاقة المميّزة');
    expect(await keys(english)).toContain('Signature card');
    expect((await send('', 'POST'))?.status).toBe(405);
  });
});
