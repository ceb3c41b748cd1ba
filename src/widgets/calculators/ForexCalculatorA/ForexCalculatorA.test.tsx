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

/** The calculator with a currency chosen and an amount typed. */
async function filled(language: Language, typed: string, currencyName: string) {
  await hydrateExample(fixtures.full, language);
  await user.selectOptions(currency(), currencyName);
  await user.type(amount(), typed);
}

describe('what a payment costs', () => {
  it.each([
    ['en', 'US dollar', '3,752.50', '3.7525'],
    ['ar', 'الدولار الأمريكي', '٣٬٧٥٢٫٥٠', '٣٫٧٥٢٥'],
  ] as const)(
    'CALC-FX-03 is the amount times the chosen rate with 2 decimals, and the rate stands beside it as authored: %s',
    async (language, dollar, billed, rate) => {
      await filled(language, '1000', dollar);
      expect(panel().getByText(billed)).toBeDefined();
      expect(row('forex_rate')).toContain(rate);
    },
  );

  it('shows a rate with the decimals that its author wrote', async () => {
    await filled('en', '1000', 'Turkish lira');
    expect(panel().getByText('90.00')).toBeDefined();
    expect(row('forex_rate')).toContain('0.090');
  });

  it('CALC-FX-04 comes with a markup fee of the billing amount times MarkUpFeeRate, with 2 decimals', async () => {
    await filled('en', '1000', 'US dollar');
    // 3,752.50 × 0.0275 = 103.19375
    expect(row('forex_markup')).toContain('103.19');
    await user.selectOptions(currency(), 'Turkish lira');
    expect(row('forex_markup')).toContain('markup2.48');
  });

  it('is 0 without a currency or an amount, and then there is no rate', async () => {
    await hydrateExample(fixtures.full, 'en');
    const isNothing = () => {
      expect(panel().getAllByText('0.00')).toHaveLength(2);
      expect(row('forex_rate')).toBe('forex_rateforex_no_rate');
    };
    isNothing();
    await user.type(amount(), '100');
    isNothing();
    await user.selectOptions(currency(), 'US dollar');
    expect(panel().getByText('375.25')).toBeDefined();
    await user.clear(amount());
    isNothing();
  });
});

describe('the amount', () => {
  it('CALC-FX-07 takes digits alone, at most 10, and no minus sign', async () => {
    await hydrateExample(fixtures.full, 'en');
    await user.type(amount(), '-1.2e3+4,5 a٦');
    expect(amount().value).toBe('12345٦');
    await user.clear(amount());
    await user.type(amount(), '12345678901');
    expect(amount().value).toBe('1234567890');
  });

  it('CALC-FX-08 takes a paste only when it is a number, not negative and without a decimal point', async () => {
    await hydrateExample(fixtures.full, 'en');
    for (const refused of ['-5', '12.5', '12.', 'abc', '12a', '1e3', '٫٥', '']) {
      await user.click(amount());
      await user.paste(refused);
      expect(amount().value, refused).toBe('');
    }
    for (const [taken, value] of [
      ['1500', '1500'],
      ['٢٥٠', '250'],
    ] as const) {
      await user.clear(amount());
      await user.paste(taken);
      expect(amount().value).toBe(value);
    }
  });
});

describe('a link with the entries', () => {
  it('fills the form, but for what its fields would not take', async () => {
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
