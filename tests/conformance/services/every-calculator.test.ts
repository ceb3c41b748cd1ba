import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { renderings } from '#sitecore/definitions/registry.ts';
import { API_KEY, DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

/** Content blocks by kind of calculation, each with a page that has it. */
const OFFERED = {
  'car finance': { AutoFinanceCalculator: '/calculators/auto-finance' },
  'personal finance': { PersonalFinanceCalculator: '/calculators/personal-finance' },
  'home finance': { HomeFinanceCalculator: '/calculators/home-finance' },
  'card finance and its APR': { CreditCardCalculator: '/calculators/credit-card' },
  'property finance': { PropertyFinanceCalculator: '/calculators/property-finance' },
  cashback: {
    SimpleCashbackCalculator: '/calculators/cashback',
    BusinessCashbackCalculator: '/calculators/business-cashback',
  },
  'loyalty points': {
    LoyaltyMilesCalculator: '/calculators/loyalty-miles',
    LoyaltyPointsCalculator: '/calculators/loyalty-points',
    PointsValueCalculator: '/calculators/points-value',
    PointsEncashmentCalculator: '/calculators/points-encashment',
    MokafaaRedeemCalculator: '/calculators/points-redeem',
  },
  'foreign-exchange card spend': { ForexCalculatorA: '/calculators/forex', ForexCalculatorB: '/help/travel' },
  'smart savings': { SmartSavingsCalculator: '/calculators/smart-savings' },
  'deposit profit': { DepositProfitCalculator: '/calculators/deposit-profit' },
  'auto lease': { AutoLeaseCalculator: '/calculators/auto-lease' },
} as const;

const placed = z.object({ componentName: z.string(), fields: z.record(z.string(), z.unknown()) });
const layout = z.object({
  sitecore: z.object({ route: z.object({ placeholders: z.object({ 'headless-main': z.array(placed) }) }) }),
});

const blocksOf = async (page: string, language: string) => {
  const query = new URLSearchParams({ item: page, sc_site: 'rukn', sc_lang: language, sc_apikey: API_KEY });
  const response = await platform.get(`/sitecore/api/layout/render/jss?${query.toString()}`);
  return layout.parse(await response.json()).sitecore.route.placeholders['headless-main'];
};

it.each(['ar', 'en'])(
  'CALC-OTHER-01 every calculator is a content block that authors can place, and has settings on a page (%s)',
  async (language) => {
    const blocks = Object.values(OFFERED).flatMap((pages) => Object.entries<string>(pages));
    // The ten kinds of the requirement, and deposits.
    expect(Object.keys(OFFERED)).toHaveLength(11);
    expect(renderings.map(({ name }) => name)).toEqual(expect.arrayContaining(blocks.map(([name]) => name)));
    for (const [name, page] of blocks) {
      const block = (await blocksOf(page, language)).find(({ componentName }) => componentName === name);
      expect(Object.keys(block?.fields ?? {}), `${name} on ${page}`).not.toEqual([]);
    }
    // The list has every calculator.
    const named = new Set(blocks.map(([name]) => name));
    expect(renderings.filter(({ name }) => /Calculator/.test(name) && !named.has(name))).toEqual([]);
  },
);
