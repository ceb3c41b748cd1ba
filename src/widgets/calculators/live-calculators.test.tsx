// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_SETTLE_MS, SPENDING_COMMIT_MS } from '#src/config/timings/typing.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { fixtures as business } from './BusinessCashbackCalculator/BusinessCashbackCalculator.fixture.ts';
import { fixtures as forexA } from './ForexCalculatorA/ForexCalculatorA.fixture.ts';
import { fixtures as forexB } from './ForexCalculatorB/ForexCalculatorB.fixture.ts';
import { fixtures as simple } from './SimpleCashbackCalculator/SimpleCashbackCalculator.fixture.ts';
import { fixtures as savings } from './SmartSavingsCalculator/SmartSavingsCalculator.fixture.ts';

const user = userEvent.setup({ delay: null });
const called = vi.fn();

beforeEach(() => {
  called.mockReset();
  const call = (...request: unknown[]) => {
    called(...request);
    throw new Error('a call');
  };
  vi.stubGlobal('fetch', call);
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(call);
  stubMethod(navigator, 'sendBeacon', call);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Fills every field, shares the form and clears it. */
async function fillShareAndClear() {
  for (const list of screen.queryAllByRole<HTMLSelectElement>('combobox')) {
    await user.selectOptions(list, list.options[1]?.value ?? '');
  }
  for (const field of screen.queryAllByRole('textbox')) await user.type(field, '150');
  await user.tab();
  for (const card of screen.queryAllByRole('button', { pressed: false })) await user.click(card);
  await user.click(screen.getByRole('button', { name: 'calculator_share' }));
  await user.click(screen.getByRole('button', { name: /^(calculator_clear|Clear)$/ }));
}

describe('every live calculator', () => {
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
    await fillShareAndClear();
    expect(called).not.toHaveBeenCalled();
    // The link has the entered values, so the form did work.
    expect(location.hash).toMatch(/=(150|1)\b/);
    expect(figures.textContent).toBe(before);
    expect(() => void fetch('/')).toThrow('a call');
  });
});

/** Advances only the fake clock, so that a slow machine does not affect the timing. */
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const useFakeClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('the result of a live calculator', () => {
  it('is announced once typing has paused, not with each key', async () => {
    await hydrateExample(savings.full, 'en');
    const region = screen.getByRole('region', { name: /^calculator_result/ });
    const announcement = () => region.querySelector('[role=status]')?.textContent;
    expect(announcement()).toBe('savings_spoken');
    useFakeClock();
    fireEvent.click(screen.getByRole('button', { name: /Coffee/ }));
    expect(announcement()).toBe('');
    await advance(LIVE_SETTLE_MS - 1);
    fireEvent.click(screen.getByRole('button', { name: /Rides/ }));
    await advance(LIVE_SETTLE_MS - 1);
    expect(announcement()).toBe('');
    await advance(1);
    expect(announcement()).toBe('savings_spoken');
  });

  it('updates after a pause when an amount of spending is typed', async () => {
    await hydrateExample(simple.full, 'en');
    const monthly = () => screen.getByRole('definition').textContent;
    useFakeClock();
    fireEvent.change(screen.getByRole('textbox', { name: 'Fuel' }), { target: { value: '1000' } });
    await advance(SPENDING_COMMIT_MS - 1);
    expect(monthly()).toContain('0.00');
    await advance(1);
    expect(monthly()).toContain('50.00');
  });

  it('is repeated beside the fields, hidden from screen readers, as soon as there is one', async () => {
    await hydrateExample(savings.full, 'en');
    const repeatedResult = () =>
      [...document.querySelectorAll('[aria-hidden=true]')].find((one) =>
        one.textContent.includes('Estimated_Yearly_Saving'),
      );
    expect(repeatedResult()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /Rides/ }));
    const region = screen.getByRole('region', { name: /^calculator_result/ });
    const figure = region.querySelector('.result-figure')?.textContent;
    expect(figure).toContain('198.12');
    expect(repeatedResult()?.textContent).toBe(`Estimated_Yearly_Saving${figure}`);
    expect(region.contains(repeatedResult() ?? null)).toBe(false);
  });
});
