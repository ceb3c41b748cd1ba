// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './ForexCalculatorB.fixture.ts';

const user = userEvent.setup({ delay: null });

afterAll(waitUntilIdle);
afterEach(() => vi.unstubAllGlobals());

const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));

async function renderFilled(language: Language, typed: string, position: number) {
  await hydrateExample(fixtures.full, language);
  const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'forex_currency' });
  await user.selectOptions(currency, currency.options[position]?.value ?? '');
  await user.type(screen.getByRole('textbox', { name: 'forex_amount' }), typed);
}

describe('ForexCalculatorB', () => {
  it('CALC-FX-05 shows billing amount, markup and VAT on the markup as its only output', async () => {
    await renderFilled('en', '10000', 1);
    // 37,525 + 1,031.9375 + 154.790625
    expect(panel().getByText('38,712')).toBeDefined();
    expect(panel().queryAllByRole('definition')).toEqual([]);
    expect(panel().getAllByText(/^[\d.,]+$/)).toHaveLength(1);
  });

  it.each([
    // 0.09 × 1.0316 × 1,000 = 92.846; of 1,005: 93.31
    ['en', '1000', '93'],
    ['en', '1005', '93'],
    ['ar', '1000', '٩٣'],
  ] as const)('CALC-FX-06 shows 0 decimals: %s %s', async (language, typed, shown) => {
    await renderFilled(language, typed, 2);
    expect(panel().getByText(shown)).toBeDefined();
  });
});
