import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/mini';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const placed = z.object({ componentName: z.string(), fields: z.unknown() });
const layout = z.object({
  sitecore: z.object({ route: z.object({ placeholders: z.object({ 'headless-main': z.array(placed) }) }) }),
});

/** Returns the fields of a calculator on its own page from the layout service. */
async function fieldsOf(slug: string, rendering: string, language: string): Promise<unknown> {
  const item = encodeURIComponent(`/calculators/${slug}`);
  const path = `/sitecore/api/layout/render/jss?item=${item}&sc_site=rukn&sc_lang=${language}&sc_apikey=${API_KEY}`;
  const { route } = layout.parse(await (await platform.get(path)).json()).sitecore;
  return route.placeholders['headless-main'].find(({ componentName }) => componentName === rendering)?.fields;
}

const text = z.object({ value: z.string().min(1) });
const figure = z.object({ value: z.string().regex(/^\d+(\.\d+)?$/) });
const number = z.object({ value: z.number().positive() });
const cards = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ fields: z.strictObject(shape) })).min(3);
const titles = { Title: text, SubTitle: text };

describe.each(['ar', 'en'])('the authored loyalty settings in %s', (language) => {
  it('CALC-LOY-01 CALC-LOY-02 CALC-LOY-03 are cards by spend, by product and with a minimum', async () => {
    const miles = z
      .object({ ...titles, Cards: cards({ Title: text, Icon: text, RiyalSpent: figure, PointGained: figure }) })
      .parse(await fieldsOf('loyalty-miles', 'LoyaltyMilesCalculator', language));
    expect(miles.Cards.map(({ fields }) => [fields.RiyalSpent.value, fields.PointGained.value])).toContainEqual([
      '5',
      '1.5',
    ]);

    const perRiyal = { PointsPerSARDomestic: number, PointsPerSARInternational: number };
    const points = z
      .object({ ...titles, Products: cards({ Title: text, ...perRiyal }) })
      .parse(await fieldsOf('loyalty-points', 'LoyaltyPointsCalculator', language));
    expect(points.Products[0]?.fields).toMatchObject({
      PointsPerSARDomestic: { value: 4 },
      PointsPerSARInternational: { value: 6 },
    });

    const cashed = z
      .object({ ...titles, Products: cards({ Title: text, SARPointRatio: number, MinPoints: number }) })
      .parse(await fieldsOf('points-encashment', 'PointsEncashmentCalculator', language));
    expect(cashed.Products[0]?.fields).toMatchObject({ SARPointRatio: { value: 0.004 }, MinPoints: { value: 5000 } });
  });
});

it('CALC-LOY-04 a product of the call is its name, Key, and its ratio, Value', async () => {
  const body: unknown = await (await platform.get(`${pointRatios.path}?sc_lang=en`)).json();
  const read = safeParse(pointRatios.response, body);
  expect(read.data?.result.CardAndSARPointRatio[0]).toEqual({ Key: 'Signature card', Value: 0.005 });
  for (const row of [
    { Key: 'Travel card' },
    { Value: 0.004 },
    { Key: 'Travel card', Value: '0.004' },
    { Key: 1, Value: 1 },
  ])
    expect(safeParse(pointRatios.response, { result: { CardAndSARPointRatio: [row] } }).success).toBe(false);
});
