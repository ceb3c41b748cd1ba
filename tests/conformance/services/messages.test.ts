// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { loadContentStates } from '#sitecore/platform/content/load.ts';
import { phrases } from '#sitecore/platform/layout/phrases.ts';
import { fixtures } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { DEMO } from '../running-platform.ts';

/** Dictionary keys of the calculators' error messages. */
const MESSAGES = [
  'Field_Is_Required',
  'Invalid_CreditLimit',
  'Invalid_PropertyValue',
  'Invalid_Actual_Rental_Proceedings',
  'Invalid_Salary',
  'Invalid_EMI',
  'Invalid_CarValue',
  'Invalid_CurrentEmi',
  'Invalid_Odometer',
  'Invalid_DownPayment',
  'Invalid_BalloonPayment',
];

afterEach(() => void vi.unstubAllGlobals());

it('CERR-02 every message has a text in Arabic and one in English, and shows its key where it has none', async () => {
  const { web } = await loadContentStates(DEMO);
  const [arabic, english] = LANGUAGES.map((language) => new Map(phrases(web, web.sites[0], language)));
  const texts = MESSAGES.map((key) => ({ key, ar: arabic?.get(key) ?? '', en: english?.get(key) ?? '' }));
  const withoutFigures = (text: string) => text.replaceAll(/\{\w+\}/g, '');
  expect(texts.filter(({ ar }) => !/^[\p{Script=Arabic}\p{M}\p{P}\p{Nd}\s]+$/u.test(withoutFigures(ar)))).toEqual([]);
  expect(texts.filter(({ en }) => !/^[A-Z][\p{Script=Latin}\p{P}\p{Nd}\s]+$/u.test(en))).toEqual([]);

  // The fixture has no dictionary.
  await hydrateExample(fixtures.minimal, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'auto_calculate' }));
  expect(screen.getAllByText('Field_Is_Required').length).toBeGreaterThan(0);
});
