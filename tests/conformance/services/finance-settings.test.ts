import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { DEMO, type RunningPlatform, serveContentFolder } from '../running-platform.ts';
import { financeSettings, listOf, number, placedSettings, text } from './placed-settings.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const monthsOf = ({ Tenure }: z.output<z.ZodObject<Pick<typeof financeSettings, 'Tenure'>>>) =>
  Tenure.map(({ fields }) => fields.Amountbymonth.value);

it.each(['ar', 'en'])(
  'CALC-AUTO-01 the calculator’s configuration is authored content: lists, fees, rates and a link (%s)',
  async (language) => {
    const settings = z.object({ ...financeSettings, ATC: number, InsuranceRate: number, DepriciationRate: number });
    const page = { page: '/calculators/auto-finance', rendering: 'AutoFinanceCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(monthsOf(set)).toEqual([12, 24, 36, 48, 60]);
    expect([set.ATC.value, set.MaxAdminFee.value]).toEqual([2.75, 2500]);
  },
);

it.each(['ar', 'en'])(
  'CALC-HOME-01 the home finance’s configuration is authored content: lists, fees, rate and a link (%s)',
  async (language) => {
    const settings = z.object({ ...financeSettings, ATC: number, InsuranceFee: number, ValuationFee: number });
    const page = { page: '/calculators/home-finance', rendering: 'HomeFinanceCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(monthsOf(set)).toEqual([12, 60, 120, 180, 240, 300, 360]);
    const { ATC, AdminFeeInPercentage, MaxAdminFee, InsuranceFee, ValuationFee } = set;
    const figures = [ATC, AdminFeeInPercentage, MaxAdminFee, InsuranceFee, ValuationFee].map(({ value }) => value);
    expect(figures).toEqual([2.95, 1, 2000, 0, 3000]);
  },
);

it.each(['ar', 'en'])(
  'CALC-PF-01 the personal finance’s configuration is authored content: lists, sub-sectors, fees, DBR and a link (%s)',
  async (language) => {
    const named = z.object({ value: z.string() });
    const subSector = z.object({ Title: text, Description: text, Nationality: named, Sector: named, Rate: text });
    const settings = z.object({
      ...financeSettings,
      JobSector: listOf(z.object({ Title: text, Value: text })),
      JobSubSectors: listOf(subSector),
      DBR: number,
    });
    const page = { page: '/calculators/personal-finance', rendering: 'PersonalFinanceCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(monthsOf(set)).toEqual([1, 2, 3, 4, 5]);
    expect([set.AdminFeeInPercentage.value, set.MaxAdminFee.value, set.DBR.value]).toEqual([0.5, 2500, 33.33]);
    const nationalities = new Set(set.Nationality.map(({ fields }) => fields.Value.value));
    const sectors = new Set(set.JobSector.map(({ fields }) => fields.Value.value));
    for (const { fields } of set.JobSubSectors) {
      expect(fields.Nationality.value === '' || nationalities.has(fields.Nationality.value)).toBe(true);
      expect(sectors).toContain(fields.Sector.value);
      expect(fields.Rate.value).toMatch(/^0-24=\d\.\d+&25-60=\d\.\d+$/);
    }
    // Every pair of nationality and sector has a sub-sector.
    for (const nationality of nationalities)
      for (const sector of sectors)
        expect(
          set.JobSubSectors.filter(
            ({ fields }) => ['', nationality].includes(fields.Nationality.value) && fields.Sector.value === sector,
          ).length,
          `${nationality} ${sector}`,
        ).toBeGreaterThan(0);
  },
);

it.each([
  ['HomeFinanceCalculator', '/calculators/home-finance', '/personal/finance/home'],
  ['PersonalFinanceCalculator', '/calculators/personal-finance', '/personal/finance/personal'],
])('%s has the same settings on its product’s page as on its own', async (rendering, calculator, product) => {
  const [onCalculator, onProduct] = await Promise.all(
    [calculator, product].map((page) => placedSettings(platform, { page, rendering, language: 'ar' })),
  );
  expect(onCalculator).toEqual(onProduct);
});
