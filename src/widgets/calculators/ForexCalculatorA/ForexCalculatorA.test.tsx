// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './ForexCalculatorA.fixture.ts';

const user = userEvent.setup({ delay: null });

afterAll(waitUntilIdle);
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'forex_currency' });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'forex_amount' });
const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));
const row = (name: string) => panel().getByText(name, { selector: 'dt' }).parentElement?.textContent ?? '';

/** Renders the calculator with a currency chosen and an amount typed. */
async function renderFilled(language: Language, typed: string, currencyName: string) {
  await hydrateExample(fixtures.full, language);
  await user.selectOptions(currency(), currencyName);
  await user.type(amount(), typed);
}

describe('ForexCalculatorA: result', () => {
  it.each([
    ['en', 'US dollar', '3,752.50', '3.7525'],
    ['ar', 'الدولار الأمريكي', '٣٬٧٥٢٫٥٠', '٣٫٧٥٢٥'],
  ] as const)(
    'CALC-FX-03 is the amount times the chosen rate with 2 decimals, with the rate as authored: %s',
    async (language, dollar, billed, rate) => {
      await renderFilled(language, '1000', dollar);
      expect(panel().getByText(billed)).toBeDefined();
      expect(row('forex_rate')).toContain(rate);
    },
  );

  it('shows a rate with its authored decimals', async () => {
    await renderFilled('en', '1000', 'Turkish lira');
    expect(panel().getByText('90.00')).toBeDefined();
    expect(row('forex_rate')).toContain('0.090');
  });

  it('CALC-FX-04 comes with a markup fee of the billing amount times MarkUpFeeRate, with 2 decimals', async () => {
    await renderFilled('en', '1000', 'US dollar');
    // 3,752.50 × 0.0275 = 103.19375
    expect(row('forex_markup')).toContain('103.19');
    expect(row('forex_with_fee')).toContain('3,855.69');
    await user.selectOptions(currency(), 'Turkish lira');
    expect(row('forex_markup')).toContain('markupSAR 2.48');
  });

  it('is 0 and has no rate without a currency or an amount', async () => {
    await hydrateExample(fixtures.full, 'en');
    const expectNoResult = () => {
      expect(panel().getAllByText('0.00')).toHaveLength(3);
      expect(row('forex_rate')).toBe('forex_rateforex_no_rate');
    };
    expectNoResult();
    await user.type(amount(), '100');
    expectNoResult();
    await user.selectOptions(currency(), 'US dollar');
    expect(panel().getByText('375.25')).toBeDefined();
    await user.clear(amount());
    expectNoResult();
  });
});

describe('ForexCalculatorA: amount', () => {
  it('CALC-FX-07 accepts digits only, at most 10, and no minus sign', async () => {
    await hydrateExample(fixtures.full, 'en');
    await user.type(amount(), '-12e3+45 a٦');
    expect(amount().value).toBe('12345٦');
    await user.clear(amount());
    await user.type(amount(), '12345678901');
    expect(amount().value).toBe('1234567890');
  });

  it('CALC-FX-08 accepts a paste only when it is a number, not negative and without a decimal point', async () => {
    await hydrateExample(fixtures.full, 'en');
    for (const rejected of ['-5', '12.5', '12.', 'abc', '12a', '1e3', '٫٥', '']) {
      await user.click(amount());
      await user.paste(rejected);
      expect(amount().value, rejected).toBe('');
    }
    for (const [accepted, value] of [
      ['1500', '1500'],
      ['٢٥٠', '250'],
    ] as const) {
      await user.clear(amount());
      await user.paste(accepted);
      expect(amount().value).toBe(value);
    }
  });
});

describe('ForexCalculatorA: shared link', () => {
  it('fills the form, except with values that its fields reject', async () => {
    await hydrateExample(fixtures.full, 'en');
    const id = currency().options[2]?.value ?? '';
    history.replaceState(null, '', `/#ForexCalculatorA?currency=${id}&amount=1000`);
    await hydrateExample(fixtures.full, 'en');
    expect(await panel().findByText('90.00')).toBeDefined();
    history.replaceState(null, '', `/#ForexCalculatorA?currency=${id}&amount=-12.5`);
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(currency().value).toBe(id));
    expect(amount().value).toBe('');
    history.replaceState(null, '', '/#ForexCalculatorA?currency=gold&amount=7');
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(amount().value).toBe('7'));
    expect(currency().value).toBe('');
  });
});
