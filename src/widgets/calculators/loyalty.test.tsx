// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures as miles } from './LoyaltyMilesCalculator/LoyaltyMilesCalculator.fixture.ts';
import { fixtures as points } from './LoyaltyPointsCalculator/LoyaltyPointsCalculator.fixture.ts';
import { fixtures as redeem } from './MokafaaRedeemCalculator/MokafaaRedeemCalculator.fixture.ts';
import { fixtures as encashment } from './PointsEncashmentCalculator/PointsEncashmentCalculator.fixture.ts';
import { fixtures as value } from './PointsValueCalculator/PointsValueCalculator.fixture.ts';

mockServices();
const user = userEvent.setup({ delay: null });

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));
const row = (name: string) => panel().getByText(name).closest('div')?.querySelector('dd')?.textContent;
/** Returns the text of the main figure with the given label, without its currency. */
const figure = (label: string) => panel().getByText(label).nextElementSibling?.textContent.replace(/^SAR /, '');

const choose = async (product: string) => {
  await screen.findByRole('option', { name: product });
  await user.selectOptions(screen.getByLabelText('Select_Your_Product'), product);
};
const enter = async (label: string, amount: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), amount);
};

describe('LoyaltyMilesCalculator', () => {
  const spend = async (language: Language, example: PlacedFixture, amounts: Readonly<Record<string, string>>) => {
    await hydrateExample(example, language);
    for (const [card, amount] of Object.entries(amounts)) await enter(card, amount);
  };

  it('CALC-LOY-07 shows the full steps of each card times their gain, and twelve times as many for a year, which agree as shown', async () => {
    await spend('en', miles.full, {
      'Purchases in the Kingdom': '20004.99',
      'Purchases abroad': '1005',
      'Tickets and hotels': '3.74',
    });
    // 4,000 + 201 × 1.5 + 0, and twelve times that.
    expect([figure('loyalty_miles_monthly'), row('loyalty_miles_yearly')]).toEqual(['4,301.5', '51,618']);
    await spend('ar', miles.full, { 'تذاكر وفنادق': '3.75', 'مشتريات داخل المملكة': '٥٠٠٠٠' });
    expect([figure('loyalty_miles_monthly'), row('loyalty_miles_yearly')]).toEqual(['١٠٬٠٠٢', '١٢٠٬٠٢٤']);
    await spend('en', miles.oddCards, {
      'Without a step': '1000',
      'Without a number': '1000',
      'Without a gain': '1000',
    });
    expect(figure('loyalty_miles_monthly')).toBe('0');
    expect(panel().getByText('loyalty_miles_idle')).toBeDefined();
    await enter('Purchases in the Kingdom', '10');
    expect(figure('loyalty_miles_monthly')).toBe('2');
    expect(panel().queryByText('loyalty_miles_idle')).toBeNull();
  });
});

describe('LoyaltyPointsCalculator', () => {
  it.each([
    ['en', 'Everyday card', '12.34', '12.34', '4.11'],
    ['en', 'Everyday card', '1000', '1,000', '333'],
    ['en', 'Signature card', '98675', '246,687.5', '394,700'],
    ['ar', 'البطاقة المميّزة', '٩٨٦٧٥', '٢٤٦٬٦٨٧٫٥', '٣٩٤٬٧٠٠'],
  ] as const)(
    'CALC-LOY-08 shows the product’s ratios times the amount, with at most two decimals: %s %s %s',
    async (language, product, amount, domestic, international) => {
      await hydrateExample(points.full, language);
      await enter('loyalty_amount', amount);
      expect(figure('loyalty_points_domestic')).toBe(language === 'ar' ? '٠' : '0');
      expect(panel().queryAllByRole('definition')).toEqual([]);
      await choose(product);
      expect([figure('loyalty_points_domestic'), row('loyalty_points_international')]).toEqual([
        domestic,
        international,
      ]);
    },
  );
});

describe('calculators of the cash value of points', () => {
  const CASH = /^(.+?)\s*\1?\s*(?:Saudi riyals?|ريال.*)$/;

  it.each([
    ['en', value.full, 'Signature card', '491985', '2,459.93'],
    ['ar', value.full, 'البطاقة اليومية', '٧٧٣٦٥١', '٣٬٠٩٤٫٦٠'],
    ['en', encashment.full, 'Signature card', '999', '5.00'],
    ['ar', encashment.full, 'البطاقة اليومية', '٢٥٠', '١٫٠٠'],
  ] as const)(
    'CALC-LOY-11 show the points times the ratio of the chosen product, in riyals with two decimals: %s, %#',
    async (language, example, product, held, worth) => {
      await hydrateExample(example, language);
      await enter('loyalty_points_held', held);
      await choose(product);
      expect(figure('loyalty_cash_value')).toMatch(CASH);
      expect(figure('loyalty_cash_value')?.startsWith(worth)).toBe(true);
    },
  );

  it.each([
    ['en', value.full, 'loyalty_cash_idle'],
    ['ar', encashment.full, 'loyalty_cash_idle'],
    ['en', redeem.full, 'loyalty_cash_idle'],
    ['ar', points.full, 'loyalty_points_idle'],
  ] as const)(
    'state no fact before a product is chosen, but what to enter: %s, %#',
    async (language, example, idle) => {
      await hydrateExample(example, language);
      expect(panel().queryAllByRole('definition')).toEqual([]);
      // Shown below the figure, and spoken.
      expect(panel().getAllByText(idle)).toHaveLength(2);
    },
  );

  it('show the value of a thousand points and the points for a hundred riyals beside it', async () => {
    await hydrateExample(redeem.full, 'en');
    await choose('Signature card');
    await enter('loyalty_points_held', '2000');
    expect(figure('loyalty_cash_value')).toContain('10.00');
    expect(row('loyalty_thousand_worth')).toContain('5.00');
    expect(row('loyalty_points_needed')).toBe('20,000');
  });

  it('show a hint when the points are below the minimum, and not without points', async () => {
    await hydrateExample(encashment.full, 'en');
    await choose('Signature card');
    expect(panel().queryByText('loyalty_below_least')).toBeNull();
    await enter('loyalty_points_held', '2499');
    expect(panel().getByText('loyalty_below_least')).toBeDefined();
    await enter('loyalty_points_held', '2500');
    expect(panel().queryByText('loyalty_below_least')).toBeNull();
  });
});

describe('a shared link', () => {
  it.each(['2-0.004', 'Everyday+card'])(
    'fills the form before the products have loaded, by the id of a product or its title: %s',
    async (product) => {
      history.replaceState(null, '', `#PointsValueCalculator?product=${product}&points=1000`);
      await hydrateExample(value.full, 'en');
      await screen.findByRole('option', { name: 'Everyday card' });
      expect(screen.getByLabelText('Select_Your_Product')).toHaveProperty('value', '2-0.004');
      expect(figure('loyalty_cash_value')).toContain('4.00');
    },
  );

  it.each([
    [points.full, 'LoyaltyPointsCalculator', 'loyalty_amount'],
    [value.full, 'PointsValueCalculator', 'loyalty_points_held'],
    [redeem.full, 'MokafaaRedeemCalculator', 'loyalty_points_held'],
    [encashment.full, 'PointsEncashmentCalculator', 'loyalty_points_held'],
  ])('made in Arabic chooses the same product in English: %#', async (example, name, held) => {
    await hydrateExample(example, 'ar');
    const chosen = (await screen.findAllByRole('option'))[1];
    await user.selectOptions(screen.getByLabelText('Select_Your_Product'), chosen ?? []);
    await enter(held, '1000');
    await user.click(screen.getByRole('button', { name: 'calculator_share' }));
    const { hash } = location;
    expect(hash).toMatch(new RegExp(`^#${name}\\?product=[\\w.-]+&`));
    document.body.innerHTML = '';
    await hydrateExample(example, 'en');
    await waitFor(() => expect(screen.getAllByRole<HTMLOptionElement>('option')[1]?.selected).toBe(true));
  });

  it('chooses nothing for an unknown product', async () => {
    history.replaceState(null, '', '#PointsValueCalculator?product=Gold&points=1000');
    await hydrateExample(value.full, 'en');
    await screen.findByRole('option', { name: 'Everyday card' });
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'PleaseSelectForForms' }).selected).toBe(true);
    expect(figure('loyalty_cash_value')).toContain('0.00');
  });
});

it.each([miles.minimal, points.minimal, value.minimal, encashment.minimal, redeem.minimal])(
  'loyalty calculators omit the apply link when the content has none: %#',
  async (example) => {
    await hydrateExample(example, 'en');
    expect(panel().queryByRole('link')).toBeNull();
    expect(panel().getByText('loyalty_note')).toBeDefined();
  },
);
