// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './BusinessCashbackCalculator.fixture.ts';

const user = userEvent.setup({ delay: null });

// A timer of a test must not end in the next one, or after the last.
afterEach(waitUntilIdle);
afterEach(() => vi.unstubAllGlobals());

const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));

async function spend(name: string, typed: string) {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
}

describe('BusinessCashbackCalculator', () => {
  it('calculates by category, LOI in halalas and the month in whole riyals', async () => {
    await hydrateExample(fixtures.full, 'en');
    // 50 + 50 × 0.025 = 51.25, taken as 51
    await spend('Hospitality', '5050');
    expect(panel().getByRole('definition').textContent).toContain('51.00');
    // 130 × 0.005 = 0.65: 51.65, shown as 52
    await spend('Everything else', '130');
    expect(panel().getByRole('definition').textContent).toContain('52.00');
    expect(panel().getByText('624.00')).toBeDefined();
  });

  it('says what comes back at most, and which of both is reached', async () => {
    await hydrateExample(fixtures.full, 'en');
    const limits = 'cashback_most_month cashback_most_year cashback_note';
    expect(panel().getByText(limits)).toBeDefined();
    await spend('Hospitality', '40000');
    expect(panel().getByText('cashback_of')).toBeDefined();
    // 925 and 500: 1,425 a month is below 1,500, 17,100 a year above 15,000.
    await spend('Everything else', '100000');
    expect(panel().getByText('cashback_of cashback_reached_year')).toBeDefined();
  });

  it('names the category in halalas in its terms, and none where the card has none', async () => {
    await hydrateExample(fixtures.full, 'en');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'business_cashback_term_1',
      'business_cashback_term_2_but',
      'business_cashback_term_3',
    ]);
    cleanup();
    await hydrateExample(fixtures.minimal, 'en');
    expect(screen.getByText('business_cashback_term_2')).toBeDefined();
  });

  it('shows the rates, the threshold and the maximum amount of each category', async () => {
    await hydrateExample(fixtures.full, 'en');
    const hint = (name: string) => {
      const ids = screen.getByRole('textbox', { name }).getAttribute('aria-describedby') ?? '';
      return document.getElementById(ids)?.textContent;
    };
    expect(hint('Hospitality')).toBe('cashback_ratecashback_max_amount');
    expect(hint('Everything else')).toBe('cashback_rate');
  });
});
