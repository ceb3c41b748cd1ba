// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineFixtures } from '#src/cms/fixture.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { waitUntilIdle } from '#tests/support/wait-until-idle.ts';
import { fixtures } from './SmartSavingsCalculator.fixture.ts';
import { widget } from './SmartSavingsCalculator.widget.ts';

const user = userEvent.setup({ delay: null });

afterEach(async () => {
  // A timer of a test must not end in the next one, or after the last.
  await waitUntilIdle();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const card = (name: RegExp) => within(screen.getByRole('tabpanel')).getByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: /^calculator_result/ }));

describe('SmartSavingsCalculator', () => {
  it.each([
    // 5 % of 52.50 + 76.20 is 6.435 a week, 334.62 a year.
    ['en', [/Coffee/, /Rides/], '6.44', '334.62'],
    ['ar', [/القهوة/, /المشاوير/], '٦٫٤٤', '٣٣٤٫٦٢'],
  ] as const)(
    'CALC-SAVE-09 shows the year as 52 times the unrounded week, both in riyals with 2 decimals: %s',
    async (language, names, weekly, yearly) => {
      await hydrateExample(fixtures.full, language);
      for (const name of names) await user.click(card(name));
      expect(panel().getByRole('definition').textContent).toContain(weekly);
      expect(panel().getByText(yearly)).toBeDefined();
      const riyals = language === 'ar' ? /ريال/ : /Saudi riyals/;
      expect(panel().getAllByText(riyals).length).toBeGreaterThanOrEqual(2);
    },
  );

  it('uses the categories of a tab when it has its own', async () => {
    await hydrateExample(fixtures.ownCategories, 'en');
    expect(within(screen.getByRole('tabpanel')).getAllByRole('button')).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: 'A riyal for each' }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('button')).toHaveLength(1);
    await user.click(card(/Gifts/));
    expect(panel().getByRole('definition').textContent).toContain('1.00');
  });

  it('keeps the chosen categories when the current tab is chosen again', async () => {
    await hydrateExample(fixtures.full, 'en');
    await user.click(card(/Coffee/));
    await user.click(screen.getByRole('tab', { name: 'A share of your spending' }));
    expect(card(/Coffee/).getAttribute('aria-pressed')).toBe('true');
  });

  it('restores the tab and its chosen categories from a shared link', async () => {
    await hydrateExample(fixtures.full, 'en');
    await user.click(screen.getByRole('tab', { name: 'Round-ups' }));
    await user.click(card(/Rides/));
    await user.click(screen.getByRole('button', { name: 'calculator_share' }));
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() => expect(card(/Rides/).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Round-ups');
    expect(panel().getByRole('definition').textContent).toContain('0.80');
  });
});

const Title = { ar: 'ادّخر', en: 'Save' };
const { noData, tabsAlone } = defineFixtures(widget, {
  noData: { fields: { Title } },
  tabsAlone: { fields: { Title, CalculatorType: [{ name: 'share', fields: { Title } }] } },
});

describe('SmartSavingsCalculator without its data', () => {
  it.each([
    ['no tabs, no categories', noData],
    ['no categories', tabsAlone],
  ])('CALC-SAVE-14 renders without a message, saves 0, and logs a warning: %s', async (_, example) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await hydrateExample(example, 'en');
    expect(screen.getByRole('heading', { name: 'Save' })).toBeDefined();
    for (const cards of screen.getAllByRole('group', { name: 'savings_categories' }))
      expect(cards.children).toHaveLength(0);
    expect(panel().getAllByText('0.00')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toMatch(/error|invalid|missing/i);
    await waitFor(() => expect(warn.mock.calls).toEqual([['SmartSavingsCalculator: no categories']]));
    expect(error).not.toHaveBeenCalled();
  });
});
