// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_SETTLE_MS, SPENDING_COMMIT_MS } from '#src/config/timings.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { fixtures as business } from './BusinessCashbackCalculator/BusinessCashbackCalculator.fixture.ts';
import { fixtures as forexA } from './ForexCalculatorA/ForexCalculatorA.fixture.ts';
import { fixtures as forexB } from './ForexCalculatorB/ForexCalculatorB.fixture.ts';
import { fixtures as simple } from './SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { fixtures as savings } from './SmartSavingsCalculator/SmartSavingsCalculator.fixture.ts';

const user = userEvent.setup({ delay: null });
const called = vi.fn();

beforeEach(() => {
  called.mockReset();
  const call = (...asked: unknown[]) => {
    called(...asked);
    throw new Error('a call');
  };
  vi.stubGlobal('fetch', call);
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(call);
  vi.stubGlobal('navigator', Object.create(navigator, { sendBeacon: { value: call } }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Enters something everywhere, shares it and clears it. */
async function useAll() {
  for (const list of screen.queryAllByRole<HTMLSelectElement>('combobox')) {
    await user.selectOptions(list, list.options[1]?.value ?? '');
  }
  for (const field of screen.queryAllByRole('textbox')) await user.type(field, '150');
  await user.tab();
  for (const card of screen.queryAllByRole('button', { pressed: false })) await user.click(card);
  await user.click(screen.getByRole('button', { name: 'calculator_share' }));
  await user.click(screen.getByRole('button', { name: /^(calculator_clear|Clear)$/ }));
}

describe('every calculator that is live', () => {
  it.each([
    ['forex A', forexA.full],
    ['forex B', forexB.full],
    ['business cashback', business.full],
    ['simple cashback', simple.full],
    ['smart savings', savings.full],
  ])('CALLS-06 makes no network call: %s', async (_, example) => {
    await hydrateExample(example, 'en');
    const figures = screen.getByRole('region', { name: /^calculator_result/ });
    const before = figures.textContent;
    await useAll();
    expect(called).not.toHaveBeenCalled();
    // It did work meanwhile: the link carries what was entered.
    expect(location.hash).toMatch(/=(150|1)\b/);
    expect(figures.textContent).toBe(before);
    expect(() => void fetch('/')).toThrow('a call');
  });
});

/** Lets time pass, and nothing else: what a busy machine takes does not count. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('the result of a live calculator', () => {
  it('is said once typing has settled, not with each key', async () => {
    await hydrateExample(savings.full, 'en');
    const region = screen.getByRole('region', { name: /^calculator_result/ });
    const said = () => region.querySelector('[role=status]')?.textContent;
    expect(said()).toBe('savings_spoken');
    stopTheClock();
    fireEvent.click(screen.getByRole('button', { name: /Coffee/ }));
    expect(said()).toBe('');
    await pass(LIVE_SETTLE_MS - 1);
    fireEvent.click(screen.getByRole('button', { name: /Rides/ }));
    await pass(LIVE_SETTLE_MS - 1);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe('savings_spoken');
  });

  it('waits for a typed amount of spending to count', async () => {
    await hydrateExample(simple.full, 'en');
    const monthly = () => screen.getByRole('definition').textContent;
    stopTheClock();
    fireEvent.change(screen.getByRole('textbox', { name: 'Fuel' }), { target: { value: '1000' } });
    await pass(SPENDING_COMMIT_MS - 1);
    expect(monthly()).toContain('0.00');
    await pass(1);
    expect(monthly()).toContain('50.00');
  });

  it('is shown a second time beside the fields, to the eye alone, as soon as there is one', async () => {
    await hydrateExample(savings.full, 'en');
    const glance = () =>
      [...document.querySelectorAll('[aria-hidden=true]')].find((one) =>
        one.textContent.includes('Estimated_Yearly_Saving'),
      );
    expect(glance()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /Rides/ }));
    const region = screen.getByRole('region', { name: /^calculator_result/ });
    const figure = region.querySelector('.result-figure')?.textContent;
    expect(figure).toContain('198.12');
    expect(glance()?.textContent).toBe(`Estimated_Yearly_Saving${figure}`);
    expect(region.contains(glance() ?? null)).toBe(false);
  });
});
