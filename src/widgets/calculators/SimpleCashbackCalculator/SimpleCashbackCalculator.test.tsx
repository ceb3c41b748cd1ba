// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './SimpleCashbackCalculator.fixture.ts';

const user = userEvent.setup({ delay: null });

afterAll(waitUntilIdle);
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));
const monthly = () => panel().getByRole('definition').textContent;

/** Types an amount of spending and leaves its field. */
async function spend(name: string, typed: string) {
  await user.clear(field(name));
  await user.type(field(name), typed);
  await user.tab();
}

describe('SimpleCashbackCalculator: amounts', () => {
  it('CALC-CASH-06 accepts digits only, and clamps to 0 and the scroll limit when it commits', async () => {
    await hydrateExample(fixtures.full, 'en');
    await spend('Fuel', '-15e2a');
    expect(field('Fuel').value).toBe('152');
    await spend('Fuel', '7.5');
    expect(field('Fuel').value).toBe('7.5');
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number, such as 2,500');
    expect(monthly()).toContain('0.00');
    await spend('Fuel', '1,500');
    expect(field('Fuel').value).toBe('1500');
    await user.clear(field('Fuel'));
    await user.paste('-300');
    expect(field('Fuel').value).toBe('');
    await user.paste('12.5');
    expect(field('Fuel').value).toBe('');
    await user.type(field('Fuel'), '2001');
    expect(field('Fuel').value).toBe('2001');
    await user.tab();
    expect(field('Fuel').value).toBe('2000');
    await spend('Fuel', '٩٩٩٩');
    expect(field('Fuel').value).toBe('٢٠٠٠');
    await spend('Fuel', '2000');
    expect(field('Fuel').value).toBe('2000');
  });

  it('start at the configured amount, 0 by default', async () => {
    await hydrateExample(fixtures.started, 'en');
    expect(field('Fuel').value).toBe('600');
    expect(field('Everything else').value).toBe('0');
    expect(monthly()).toContain('30.00');
    await user.click(screen.getByRole('button', { name: 'calculator_clear' }));
    expect(field('Fuel').value).toBe('0');
    expect(screen.queryByRole('button', { name: 'calculator_clear' })).toBeNull();
  });

  it('are synchronised with a slider, which ends at the scroll limit and announces its value in riyals', async () => {
    await hydrateExample(fixtures.full, 'en');
    expect([slider('Fuel').min, slider('Fuel').max]).toEqual(['0', '2000']);
    fireEvent.change(slider('Fuel'), { target: { value: '800' } });
    expect(field('Fuel').value).toBe('800');
    expect(slider('Fuel').getAttribute('aria-valuetext')).toBe('800 Saudi riyals');
    expect(monthly()).toContain('40.00');
    await spend('Fuel', '1000');
    expect(slider('Fuel').value).toBe('1000');
  });

  it('have no slider without a scroll limit', async () => {
    await hydrateExample(fixtures.minimal, 'en');
    expect(screen.queryByRole('slider')).toBeNull();
    await spend('Fuel', '1000000');
    expect(monthly()).toContain('50,000.00');
  });
});

describe('SimpleCashbackCalculator: cashback', () => {
  it('is capped by category, by month and by year', async () => {
    await hydrateExample(fixtures.full, 'ar');
    await spend('الوقود', '2000');
    expect(monthly()).toContain('٦٠٫٠٠');
    await spend('غير ذلك', '15000');
    expect(monthly()).toContain('١٥٠٫٠٠');
    expect(panel().getByText('١٬٥٠٠٫٠٠')).toBeDefined();
  });

  it('is restored from a shared link, whose amounts are clamped to their limits', async () => {
    await hydrateExample(fixtures.full, 'en');
    await spend('Fuel', '600');
    await user.click(screen.getByRole('button', { name: 'calculator_share' }));
    const shared = location.hash;
    expect(shared).toMatch(/^#SimpleCashbackCalculator\?/);
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(field('Fuel').value).toBe('600'));
    history.replaceState(null, '', shared.replace('=600', '=1e40'));
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(field('Fuel').value).toBe('0'));
    history.replaceState(null, '', shared.replace('=600', '=99999'));
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(field('Fuel').value).toBe('2000'));
  });
});
