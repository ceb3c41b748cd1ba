// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import {
  expectOnlyLogged,
  failureCases,
  fieldError,
  figures,
  recordRequests,
  resultPanel,
  visitor,
  shownPage,
} from '#tests/support/submit-calculator.ts';
import { renderFilled } from '#tests/support/filled-auto-finance.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { openWithoutScripts } from '#tests/support/without-scripts.ts';
import { misbehaving, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './AutoFinanceCalculator.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

const result = { EMI: 2404.5, APR: 8.655, FinanceAmount: 120_000.4, TotalAmountPayable: 146_036.64 };

const calculate = () => visitor.click(screen.getByRole('button', { name: 'auto_calculate' }));

describe('AutoFinanceCalculator: result', () => {
  it.each([
    ['en', '2,405', '8.66%', '120,000', '146,037'],
    ['ar', '٢٬٤٠٥', '٨٫٦٦', '١٢٠٬٠٠٠', '١٤٦٬٠٣٧'],
  ] as const)(
    'CALC-AUTO-08 is read from result.result and shown in %s: APR with 2 decimals, the amounts with 0',
    async (language, instalment, apr, amount, total) => {
      bank.use(respondingWith(autoFinance, { result }));
      await renderFilled(language);
      await calculate();
      expect(await resultPanel().findByText(instalment)).toBeDefined();
      const rows = figures();
      expect(rows).toHaveLength(3);
      expect(rows[0]).toContain(apr);
      expect(rows[1]).toContain(amount);
      expect(rows[2]).toContain(total);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('has no schedule when the total of the bank differs from the calculated one', async () => {
    bank.use(respondingWith(autoFinance, { result: { ...result, TotalAmountPayable: 150_000 } }));
    await renderFilled();
    await calculate();
    expect(await resultPanel().findByText('150,000')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(resultPanel().queryByText('calculator_profit')).toBeNull();
  });

  it('comes with a schedule whose sum is the total shown', async () => {
    bank.use(respondingWith(autoFinance, { result }));
    await renderFilled();
    await calculate();
    const sums = within(await screen.findByRole('row', { name: /^calculator_sum/ }));
    expect(sums.getByText('146,037')).toBeDefined();
    expect(screen.getAllByRole('row')).toHaveLength(1 + 1 + 4 + 1);
  });
});

describe('AutoFinanceCalculator: shared link', () => {
  it('is offered with a result, put into the URL and copied to the clipboard', async () => {
    bank.use(respondingWith(autoFinance, { result }));
    await renderFilled('ar');
    expect(screen.queryByRole('button', { name: 'calculator_share' })).toBeNull();
    await calculate();
    await visitor.click(await screen.findByRole('button', { name: 'calculator_share' }));
    expect(await screen.findByText('calculator_shared')).toBeDefined();
    expect(location.hash).toMatch(/^#AutoFinanceCalculator\?accountType=[\w-]+&nationality=Saudi&monthlySalary=14500&/);
    expect(await navigator.clipboard.readText()).toBe(location.href);
    await visitor.type(screen.getByLabelText('auto_car_value'), '0');
    expect(screen.queryByText('calculator_shared')).toBeNull();
  });

  it('fills the form when it is opened, and calculates at once', async () => {
    bank.use(respondingWith(autoFinance, { result }));
    await renderFilled('en');
    await calculate();
    await visitor.click(await screen.findByRole('button', { name: 'calculator_share' }));
    document.body.innerHTML = '';
    await hydrateExample(fixtures.full, 'en');
    expect(await resultPanel().findByText('2,405')).toBeDefined();
    expect(screen.getByLabelText('auto_car_value')).toHaveProperty('value', '120000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '48' }).checked).toBe(true);
  });
});

describe('AutoFinanceCalculator: shared link by hand', () => {
  it('ignores amounts that cannot be typed and options that are not listed', async () => {
    history.replaceState(null, '', '/#AutoFinanceCalculator?price=-1&tenure=13&monthlySalary=14500');
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(screen.getByLabelText('calculator_salary')).toHaveProperty('value', '14500'));
    expect(screen.getByLabelText('auto_car_value')).toHaveProperty('value', '');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '12' }).checked).toBe(true);
    history.replaceState(null, '', '/');
  });
});

describe('AutoFinanceCalculator: failed call', () => {
  it.each(failureCases(autoFinance))(
    'CALC-AUTO-11 is logged and keeps the result and the values on screen: %s',
    async (_, handler, kind) => {
      bank.use(respondingWith(autoFinance, { result }));
      await renderFilled();
      await calculate();
      expect(await resultPanel().findByText('2,405')).toBeDefined();
      const before = shownPage();
      bank.use(handler);
      await calculate();
      await expectOnlyLogged(logged, 'AutoFinanceCalculator', kind, before);
      expect(resultPanel().getByText('2,405')).toBeDefined();
      expect(screen.getByLabelText('auto_car_value')).toHaveProperty('value', '120000');
    },
  );

  it('CERR-01 returns the error body as the result of the call', async () => {
    const body = { error: { code: 'AprNotComputable', parameter: 'principal', message: 'principal' } };
    bank.use(misbehaving(autoFinance, body, 400));
    await renderFilled();
    await calculate();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(logged.mock.calls[0]?.[1]).toEqual({ kind: 'Refused', status: 400, body });
  });
});

describe('AutoFinanceCalculator: defaults', () => {
  it.each(['ar', 'en'] as const)(
    'CALC-AUTO-04 are nationality Saudi by its value and tenure 12: %s',
    async (language) => {
      await hydrateExample(fixtures.full, language);
      const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
      expect(chosen.map(({ value }) => value)).toEqual(['Saudi', '12']);
    },
  );

  it('can be configured, and are empty when the lists lack them', async () => {
    await hydrateExample(fixtures.otherDefaults, 'en');
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen.map(({ value }) => value)).toEqual(['Resident']);
  });

  it('choose 12 in a select of many tenors when it is among them', async () => {
    await hydrateExample(fixtures.manyTenors, 'en');
    expect(screen.getByLabelText('calculator_tenure')).toHaveProperty('value', '12');
  });
});

describe('AutoFinanceCalculator: without scripts', () => {
  /** Renders the page of a submitted form, as a browser without scripts shows it. */
  async function renderSubmitted(changed: Readonly<Record<string, string>> = {}) {
    await openWithoutScripts(fixtures.full);
    const values = {
      form: 'AutoFinanceCalculator',
      accountType: screen.getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '',
      nationality: 'Saudi',
      monthlySalary: '١٤٥٠٠',
      currentInstalments: '900',
      price: '120000',
      balloonPayment: '30000',
      tenure: '48',
    };
    await openWithoutScripts(fixtures.full, 'en', { ...values, ...changed });
  }

  it('shows the result and the schedule of the submitted values beside them', async () => {
    const { requests, handler } = recordRequests(autoFinance, { result });
    bank.use(handler);
    await renderSubmitted();
    expect(resultPanel().getByText('2,405')).toBeDefined();
    expect(screen.getByRole('row', { name: /^calculator_sum.*146,037/ })).toBeDefined();
    expect(requests).toEqual([expect.objectContaining({ principal: '120000', tenure: '48', balloonPayment: '30000' })]);
    expect(screen.getByLabelText('auto_car_value')).toHaveProperty('value', '120000');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '48' }).checked).toBe(true);
  });

  it('shows the errors of wrong values and loses none of them', async () => {
    const { requests, handler } = recordRequests(autoFinance, { result });
    bank.use(handler);
    await renderSubmitted({ accountType: 'none', price: '-1', balloonPayment: 'ten' });
    expect(fieldError(screen.getByLabelText('calculator_account_type'))).toContain('Field_Is_Required');
    expect(fieldError(screen.getByLabelText('auto_car_value'))).toContain('Invalid_CarValue');
    expect(fieldError(screen.getByLabelText('calculator_balloon'))).toContain('Field_Is_Required');
    expect(screen.getByLabelText('calculator_balloon')).toHaveProperty('value', 'ten');
    expect(requests).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});
