import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { API_KEY, DEMO, type RunningPlatform, startOver } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await startOver(DEMO);
});
afterAll(() => platform.stop());

const text = z.object({ value: z.string().min(1) });
const number = z.object({ value: z.number() });
const listOf = <S extends z.ZodType>(fields: S) => z.array(z.object({ fields })).min(2);
const settings = z.object({
  AccountType: listOf(z.object({ Title: text })),
  Nationality: listOf(z.object({ Title: text, Value: text })),
  Tenure: listOf(z.object({ TenorTitle: text, Amountbymonth: number })),
  AdminFeeInPercentage: number,
  MaxAdminFee: number,
  ATC: number,
  InsuranceRate: number,
  DepriciationRate: number,
  ApplyNow: z.object({ value: z.object({ href: z.url(), text: z.string().min(1) }) }),
});
const placed = z.object({ componentName: z.string(), fields: z.unknown() });
const layout = z.object({
  sitecore: z.object({ route: z.object({ placeholders: z.object({ 'headless-main': z.array(placed) }) }) }),
});

it.each(['ar', 'en'])(
  'CALC-AUTO-01 the calculator’s configuration is authored content: lists, fees, rates and a link (%s)',
  async (language) => {
    const path = `/sitecore/api/layout/render/jss?item=%2Fcalculators%2Fauto-finance&sc_site=rukn&sc_lang=${language}`;
    const response = await platform.get(`${path}&sc_apikey=${API_KEY}`);
    const { route } = layout.parse(await response.json()).sitecore;
    const calculator = route.placeholders['headless-main'].find((one) => one.componentName === 'AutoFinanceCalculator');
    const { Tenure, ATC, MaxAdminFee } = settings.parse(calculator?.fields);
    expect(Tenure.map(({ fields }) => fields.Amountbymonth.value)).toEqual([12, 24, 36, 48, 60]);
    expect([ATC.value, MaxAdminFee.value]).toEqual([2.75, 2500]);
  },
);
