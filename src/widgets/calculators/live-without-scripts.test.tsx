// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pointRatios } from '#sitecore/contracts/point-ratios.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { failing } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures as business } from './BusinessCashbackCalculator/BusinessCashbackCalculator.fixture.ts';
import { fixtures as forexA } from './ForexCalculatorA/ForexCalculatorA.fixture.ts';
import { fixtures as forexB } from './ForexCalculatorB/ForexCalculatorB.fixture.ts';
import { fixtures as miles } from './LoyaltyMilesCalculator/LoyaltyMilesCalculator.fixture.ts';
import { fixtures as points } from './LoyaltyPointsCalculator/LoyaltyPointsCalculator.fixture.ts';
import { fixtures as redeem } from './MokafaaRedeemCalculator/MokafaaRedeemCalculator.fixture.ts';
import { fixtures as encashment } from './PointsEncashmentCalculator/PointsEncashmentCalculator.fixture.ts';
import { fixtures as value } from './PointsValueCalculator/PointsValueCalculator.fixture.ts';
import { fixtures as simple } from './SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { fixtures as savings } from './SmartSavingsCalculator/SmartSavingsCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();
const idOf = (name: string) => guidOf(`authored/${name}`);
const dollars = { currency: idOf('usd'), amount: '١٠٠٠' };
const SIGNATURE = { product: idOf('signature') };
const FIRST = { product: '1-0.005' };

afterEach(() => {
  vi.unstubAllGlobals();
});

type Query = Readonly<Record<string, string>>;

/** Renders the page of a query, as a browser without scripts shows it. */
async function renderQuery(example: PlacedFixture, query: Query) {
  const { html, errors } = await renderExample(serverRegistry, example, 'en', query);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
}

/** Returns the figure of the result, without its currency. */
const figure = () =>
  screen
    .getByRole('region', { name: /^calculator_result/ })
    .querySelector('.result-figure')
    ?.textContent.replace(/^SAR /, '');
const textField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const EXAMPLES: readonly (readonly [name: string, example: PlacedFixture, values: Query, figure: string])[] = [
  ['ForexCalculatorA', forexA.full, dollars, '3,752.50'],
  ['ForexCalculatorB', forexB.full, dollars, '3,871'],
  ['SimpleCashbackCalculator', simple.full, { [idOf('fuel')]: '1000' }, '600.00'],
  ['BusinessCashbackCalculator', business.full, { [idOf('dining')]: '5050' }, '612.00'],
  ['LoyaltyMilesCalculator', miles.full, { [idOf('home')]: '500' }, '100'],
  ['LoyaltyPointsCalculator', points.full, { ...SIGNATURE, amount: '1000' }, '2,500'],
  ['PointsEncashmentCalculator', encashment.full, { ...SIGNATURE, points: '999' }, '5.00'],
  ['PointsValueCalculator', value.full, { ...FIRST, points: '2000' }, '10.00'],
  ['MokafaaRedeemCalculator', redeem.full, { ...FIRST, points: '2000' }, '10.00'],
  ['SmartSavingsCalculator', savings.full, { way: '1', [idOf('coffee')]: '1', [idOf('gifts')]: '1' }, '104.00'],
];

describe.each(EXAMPLES)('%s without scripts', (name, example, values, expected) => {
  const query = { form: name, ...values };

  it('is a form that can be submitted, without figures before it is', async () => {
    await renderQuery(example, {});
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.method).toBe('get');
    expect(within(form).getByRole('button', { name: 'calculator_calculate' })).toHaveProperty('type', 'submit');
    expect(new FormData(form).get('form')).toBe(name);
    const names = new Set([...form.elements].map((control) => control.getAttribute('name')));
    expect(Object.keys(query).filter((field) => !names.has(field))).toEqual([]);
    expect(figure()).toMatch(/^0/);
  });

  it('shows the figures of the submitted values beside them', async () => {
    await renderQuery(example, query);
    expect(figure()?.startsWith(expected), figure()).toBe(true);
    const submitted = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(Object.fromEntries([...submitted].filter(([field]) => field in query))).toEqual(query);
    expect(logged).not.toHaveBeenCalled();
  });

  it('keeps figures and values once scripts run, and ignores the query of another form', async () => {
    await hydrateExample(example, 'en', query);
    expect(figure()?.startsWith(expected)).toBe(true);
    await renderQuery(example, { ...query, form: 'OtherCalculator' });
    expect(figure()).toMatch(/^0/);
  });
});

describe('live calculators without scripts', () => {
  it.each([
    ['a negative amount', '-5'],
    ['an amount that is no number', 'ten'],
  ])('mark %s and keep it', async (_, amount) => {
    await renderQuery(forexA.full, { form: 'ForexCalculatorA', currency: idOf('usd'), amount });
    const field = textField('forex_amount');
    expect(field.value).toBe(amount);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Invalid_Number')).toBeDefined();
    expect(figure()).toMatch(/^0/);
  });

  it('limit an amount of spending to its range', async () => {
    await renderQuery(simple.full, {
      form: 'SimpleCashbackCalculator',
      [idOf('fuel')]: '9999',
      [idOf('others')]: '-1',
    });
    expect([textField('Fuel').value, textField('Everything else').value]).toEqual(['2000', '0']);
  });

  it('show the first way of saving for one that does not exist', async () => {
    await renderQuery(savings.full, { form: 'SmartSavingsCalculator', way: '7', [idOf('coffee')]: '1' });
    // 5 % of 52.50 in 52 weeks.
    expect(figure()).toMatch(/^136\.50/);
  });

  it.each([
    ['PointsValueCalculator', value.full],
    ['MokafaaRedeemCalculator', redeem.full],
  ])('offer the bank’s products on the first view: %s', async (_, example) => {
    await renderQuery(example, {});
    const list = screen.getByLabelText('Select_Your_Product');
    expect(within(list).getByRole('option', { name: 'Signature card' })).toBeDefined();
    expect(logged).not.toHaveBeenCalled();
  });

  it('show no products and log the failure when the bank’s service fails', async () => {
    bank.use(failing(pointRatios));
    await renderQuery(value.full, { form: 'PointsValueCalculator', ...SIGNATURE, points: '2000' });
    expect(textField('loyalty_points_held').value).toBe('2000');
    expect(figure()).toMatch(/^0/);
    expect(new Set(logged.mock.calls.flat())).toEqual(new Set(['PointsValueCalculator: no products: Failed 500']));
  });
});
