import { describe, expect, it } from 'vitest';
import { depositProfit as contract } from '#sitecore/contracts/deposit-profit.ts';
import { depositProfit } from './deposit-profit.ts';

/** Returns the result of a request as texts. */
function resultOf(query: Readonly<Record<string, string>>) {
  const calculated = depositProfit(contract.request.parse(query), NaN);
  if (!calculated.ok) throw new Error(calculated.failure.code);
  return calculated.value;
}

const year = { principal: '100000', tenure: '12', profitRate: '4.40', startDate: '01-12-2026' };

describe('depositProfit', () => {
  it.each([
    ['a bank’s published example', ['1000', '1', '5.14', '01-11-2026'], 4.28, 1004.28, '2026-12-01'],
    ['three months', ['100000', '3', '4.10', '01-12-2026'], 1025, 101_025, '2027-03-01'],
    ['six months that end in a shorter month', ['50000', '6', '4.25', '31-08-2026'], 1068.4, 51_068.4, '2027-02-28'],
    ['a year of 365 days', ['100000', '12', '4.40', '01-12-2026'], 4461.11, 104_461.11, '2027-12-01'],
    ['a year with 29 February', ['100000', '12', '4.40', '01-12-2027'], 4473.33, 104_473.33, '2028-12-01'],
    ['a rate of 0', ['100000', '12', '0', '01-12-2026'], 0, 100_000, '2027-12-01'],
  ] as const)('pays at maturity as worked by hand: %s', (_, values, profit, amount, day) => {
    const [principal, tenure, profitRate, startDate] = values;
    const result = resultOf({ principal, tenure, profitRate, startDate });
    expect(result).toMatchObject({ Profit: profit, MaturityAmount: amount, MaturityDate: day });
    expect(result.Payments).toEqual([expect.objectContaining({ Date: day, Profit: profit })]);
  });

  it('pays every quarter the difference of rounded totals', () => {
    expect(resultOf({ ...year, payout: 'Quarterly' })).toEqual({
      Profit: 4461.11,
      ProfitRate: 4.4,
      MaturityAmount: 101_112.22,
      MaturityDate: '2027-12-01',
      Payments: [
        { Date: '2027-03-01', Days: 90, Profit: 1100 },
        { Date: '2027-06-01', Days: 92, Profit: 1124.44 },
        { Date: '2027-09-01', Days: 92, Profit: 1124.45 },
        { Date: '2027-12-01', Days: 91, Profit: 1112.22 },
      ],
    });
  });

  it('pays every month on the day of the deposit, or on the last of a shorter month', () => {
    const { Payments } = resultOf({
      principal: '10000',
      tenure: '3',
      profitRate: '4.1',
      payout: 'Monthly',
      startDate: '31-01-2027',
    });
    expect(Payments).toEqual([
      { Date: '2027-02-28', Days: 28, Profit: 31.89 },
      { Date: '2027-03-31', Days: 31, Profit: 35.3 },
      { Date: '2027-04-30', Days: 30, Profit: 34.17 },
    ]);
  });

  it('ends the last period with the term', () => {
    const { Payments } = resultOf({ ...year, tenure: '4', payout: 'Quarterly' });
    expect(Payments.map(({ Date: day, Days }) => [day, Days])).toEqual([
      ['2027-03-01', 90],
      ['2027-04-01', 31],
    ]);
  });

  it('begins today without a day', () => {
    const calculated = depositProfit(contract.request.parse({ principal: '1000', tenure: '1', profitRate: '5.14' }), 0);
    expect(calculated).toMatchObject({ ok: true, value: { MaturityDate: '1970-02-01' } });
  });
});
