import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { autoLeaseTerms } from '#sitecore/definitions/templates/auto-lease-terms.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import { Tree } from '#sitecore/platform/content/tree.ts';
import { leaseTerms } from '#sitecore/platform/services/calculators/lease-terms.ts';
import { DEMO, type RunningPlatform, serveContentFolder, servePlatform } from '../running-platform.ts';
import { itemBuilder, siteWithRoot } from '../specimen.ts';
import { listOf, number, placedSettings, text } from './placed-settings.ts';

let platform: RunningPlatform;

beforeAll(async () => {
  platform = await serveContentFolder(DEMO);
});
afterAll(() => platform.stop());

const option = z.object({ Title: text, Value: text });
const ApplyNow = z.object({ value: z.object({ href: z.url(), text: z.string().min(1) }) });
const valuesOf = (list: z.output<ReturnType<typeof listOf<typeof option>>>) =>
  list.map(({ fields }) => fields.Value.value);

it.each(['ar', 'en'])(
  'CALC-CC-01 the credit card calculator’s lists and its rate are authored content (%s)',
  async (language) => {
    const settings = z.object({
      AccountType: listOf(z.object({ Title: text })),
      Nationality: listOf(z.object({ Title: text })),
      CardCategory: listOf(z.object({ Title: text, Fees: number })),
      PaymentPercentage: listOf(z.object({ MinimumPercentage: number })),
      InterestRate: number,
      ApplyNow,
    });
    const page = { page: '/calculators/credit-card', rendering: 'CreditCardCalculator', language };
    const { CardCategory, PaymentPercentage, InterestRate } = settings.parse(await placedSettings(platform, page));
    expect(CardCategory.map(({ fields }) => fields.Fees.value)).toEqual([0, 150]);
    expect(PaymentPercentage.map(({ fields }) => fields.MinimumPercentage.value)).toEqual([5, 10, 25, 50, 100]);
    expect(InterestRate.value).toBe(23.88);
  },
);

it.each(['ar', 'en'])(
  'CALC-PROP-01 the property finance’s tenors with their rates, products, frequencies and bounds are authored content (%s)',
  async (language) => {
    const settings = z.object({
      Tenure: listOf(z.object({ Title: text, Tenure: number, ProfitRate: number })),
      ProductType: listOf(option),
      InstallmentFrequency: listOf(option),
      MinROA: number,
      MaxROA: number,
      LTV: number,
      ApplyNow,
    });
    const page = { page: '/calculators/property-finance', rendering: 'PropertyFinanceCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(set.Tenure.map(({ fields }) => [fields.Tenure.value, fields.ProfitRate.value])).toEqual([
      [60, 6.25],
      [120, 6.5],
      [180, 6.75],
      [240, 7],
    ]);
    expect(valuesOf(set.ProductType)).toEqual(['Residential', 'Commercial']);
    expect(valuesOf(set.InstallmentFrequency)).toEqual(['Monthly', 'Quarterly', 'Yearly']);
    expect([set.MinROA.value, set.MaxROA.value, set.LTV.value]).toEqual([4, 9, 70]);
  },
);

it.each(['ar', 'en'])(
  'CALC-LEASE-01 the auto lease’s five lists and its link are authored content, EMI and both banks among them (%s)',
  async (language) => {
    const settings = z.object({
      Gender: listOf(option),
      CarMake: listOf(option),
      CarModel: listOf(option),
      AutoLeaseType: listOf(option),
      SalaryCreditBank: listOf(option),
      ApplyNow,
    });
    const page = { page: '/calculators/auto-lease', rendering: 'AutoLeaseCalculator', language };
    const set = settings.parse(await placedSettings(platform, page));
    expect(valuesOf(set.AutoLeaseType)).toContain('EMI');
    expect(valuesOf(set.SalaryCreditBank)).toEqual(['OwnBank', 'OtherBank']);
    expect(valuesOf(set.CarModel)).toEqual(expect.arrayContaining(['2019', '2020']));
    expect(valuesOf(set.Gender)).toEqual(['Male', 'Female']);
    expect(valuesOf(set.CarMake)).toContain('Toyota');
  },
);

describe('leaseTerms', () => {
  const contentWith = (terms?: Readonly<Record<string, number>>) => {
    const { items, plant } = itemBuilder();
    const root = plant('rukn', jssApp, plant('content', folder, plant('sitecore', folder, undefined)));
    if (terms) plant('terms', autoLeaseTerms, root, { fields: terms });
    return { sites: [siteWithRoot(root.path)] as const, tree: new Tree(items) };
  };

  it('returns the default for each term that is missing or negative', () => {
    const defaults = leaseTerms(contentWith());
    expect(defaults).toMatchObject({
      dbr: 45,
      tenure: 60,
      maxOdometer: 200_000,
      rate: { OwnBank: 6.96, OtherBank: 7.92 },
    });
    expect(leaseTerms(contentWith({}))).toEqual(defaults);
    expect(leaseTerms(contentWith({ DBR: -1, MaxAdminFee: -5 }))).toEqual(defaults);
    expect(leaseTerms(contentWith({ Tenure: 0 })).tenure).toBe(1);
  });

  it('returns the authored terms, which the service applies', async () => {
    const published = contentWith({
      DBR: 30,
      Tenure: 48,
      OwnBankRate: 5,
      AdminFeeInPercentage: 0,
      MaxOdometer: 39_999,
    });
    const platformWithTerms = await servePlatform({ content: published });
    const lease = {
      gender: 'Male',
      carMake: 'Toyota',
      carModel: '2019',
      autoLeaseType: 'EMI',
      carValue: '100000',
      currentMonthlySalary: '5000',
      salaryCreditBank: 'OwnBank',
      currentMonthlyInstallmentsPaid: '300',
      downPayment: '0',
    };
    const calculate = async (carOdometer: string): Promise<unknown> => {
      const query = new URLSearchParams({ ...lease, carOdometer }).toString();
      return (await platformWithTerms.get(`/api/sitecore/Calculators/PreownedAutoLease?${query}`)).json();
    };
    const results = [await calculate('39999'), await calculate('40000')];
    await platformWithTerms.stop();
    expect(results).toEqual([
      {
        result: {
          EMI: 1_200,
          FinanceAmount: 48_000,
          BalloonPayment: 0,
          TotalAmountPayable: 57_600,
          Tenure: 48,
          Limit: { Kind: 'Salary', Value: 30 },
        },
      },
      {
        result: {
          EMI: 0,
          FinanceAmount: 0,
          BalloonPayment: 0,
          TotalAmountPayable: 0,
          Tenure: 0,
          Limit: { Kind: 'Odometer', Value: 39_999 },
        },
      },
    ]);
  });
});
