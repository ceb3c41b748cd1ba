import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { listOf, placedSettings, text } from './placed-settings.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const link = z.object({ value: z.object({ href: z.string().min(1), text: z.string().min(1) }) });
const picture = z.object({ value: z.object({ src: z.string().min(1) }) });
/** A number authored as a text. */
const figure = z.object({ value: z.string().regex(/^\d+(\.\d+)?%?$/) });

const FX_CARDS = listOf(z.object({ Title: text, ExchangeRate: figure }));

it.each(['ar', 'en'])(
  'CALC-FX-01 a forex card has a title and a rate, the widget its fee, and variant B its VAT (%s)',
  async (language) => {
    const a = z.object({ ForexCards: FX_CARDS, MarkUpFeeRate: figure });
    const b = z.object({ ForexCards: FX_CARDS, MarkUpFeeRate: figure, VATRate: figure });
    const setA = await placedSettings(platform, {
      page: '/calculators/forex',
      rendering: 'ForexCalculatorA',
      language,
    });
    const setB = await placedSettings(platform, { page: '/help/travel', rendering: 'ForexCalculatorB', language });
    const [dollar] = a.parse(setA).ForexCards;
    expect(dollar?.fields.ExchangeRate.value).toBe('3.7525');
    expect(a.parse(setA).MarkUpFeeRate.value).toBe('2.50%');
    expect(b.parse(setB).VATRate.value).toBe('15%');
  },
);

it.each(['ar', 'en'])(
  'CALC-SAVE-01 smart savings has category cards, titles of tabs and a link (%s)',
  async (language) => {
    const card = z.object({
      id: z.guid(),
      fields: z.object({ Title: text, Icon: picture, DefaultWeeklySpent: figure }),
    });
    const settings = z.object({
      CalculatorType: listOf(z.object({ Title: text })),
      SmartSavingCategories: z.array(card).min(2),
      ApplyNow: link,
    });
    const page = { page: '/calculators/smart-savings', rendering: 'SmartSavingsCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(set.CalculatorType).toHaveLength(3);
    expect(new Set(set.SmartSavingCategories.map(({ id }) => id)).size).toBe(9);
    expect(set.SmartSavingCategories[0]?.fields.DefaultWeeklySpent.value).toBe('52.50');
  },
);

it.each(['ar', 'en'])(
  'CALC-CASH-01 business cashback has titles, two caps, a link and cards with their limits, threshold and rates (%s)',
  async (language) => {
    const card = z.object({
      Icon: picture,
      Title: text,
      Code: text,
      MaxAmount: figure,
      ScrollLimit: figure,
      ThresholdAmount: figure,
      HighThresholdRate: figure,
      LowThresholdRate: figure,
    });
    const settings = z.object({
      Title: text,
      SubTitle: text,
      MaxMonthlyCashback: figure,
      MaxYearlyCashback: figure,
      ApplyNow: link,
      Cards: listOf(card),
    });
    const page = { page: '/calculators/business-cashback', rendering: 'BusinessCashbackCalculator', language };
    const { Cards, MaxMonthlyCashback, MaxYearlyCashback } = settings.parse(await placedSettings(platform, page));
    expect([MaxMonthlyCashback.value, MaxYearlyCashback.value]).toEqual(['1500', '15000']);
    expect(Cards.map(({ fields }) => fields.Code.value)).toEqual(['FUL', 'ADV', 'TRV', 'OFF', 'TEL', 'LOI']);
    const { ThresholdAmount, LowThresholdRate, HighThresholdRate } = Cards[0]?.fields ?? {};
    expect([ThresholdAmount, LowThresholdRate, HighThresholdRate].map((field) => field?.value)).toEqual([
      '5000',
      '0.01',
      '0.02',
    ]);
  },
);

it.each(['ar', 'en'])(
  'CALC-CASH-02 a category of the simple variant has icon, name, an amount of 0, limits, a cap and a rate (%s)',
  async (language) => {
    const empty = z.object({ value: z.string() }).or(z.undefined());
    const category = z.object({
      icon: picture,
      name: text,
      amount: figure,
      maxAmount: figure,
      maxCashback: figure.or(empty),
      scrollLimit: figure,
      rate: figure,
    });
    const settings = z.object({ Categories: listOf(category) });
    const page = { page: '/calculators/cashback', rendering: 'SimpleCashbackCalculator', language };
    const { Categories } = settings.parse(await placedSettings(platform, page));
    expect(Categories.map(({ fields }) => fields.amount.value)).toEqual(['0', '0', '0', '0']);
    expect(Categories.map(({ fields }) => fields.rate.value)).toEqual(['5', '3', '3', '1']);
    const [fuel] = Categories;
    expect([fuel?.fields.maxAmount.value, fuel?.fields.maxCashback?.value]).toEqual(['2000', '100']);
  },
);
