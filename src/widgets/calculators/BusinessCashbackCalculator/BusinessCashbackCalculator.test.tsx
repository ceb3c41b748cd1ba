// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
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
