import { screen, within } from '@testing-library/react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { fixtures } from '#src/widgets/calculators/PersonalFinanceCalculator/PersonalFinanceCalculator.fixture.ts';
import { hydrateExample } from './hydrate-example.ts';
import { visitor } from './submit-calculator.ts';

/** The bank's result for the filled form. */
export const result = { APR: 6.325, FinanceAmount: 155_352.61 };

/** Titles of the chosen options. */
export const TITLES = {
  ar: { saudi: 'سعودي', resident: 'مقيم', government: 'حكومية', company: 'خاصة', health: 'صحي', five: '٥ سنوات' },
  en: {
    saudi: 'Saudi',
    resident: 'Resident',
    government: 'Government',
    company: 'Private',
    health: 'Health',
    five: '5 years',
  },
} as const;

export const subSector = () => screen.getByRole('combobox', { name: 'personal_sub_sector' });
export const optionTexts = () =>
  within(subSector())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
export const radio = (name: string) => screen.getByRole('radio', { name });
export const salary = () => screen.getByLabelText('calculator_salary');
export const instalments = () => screen.getByLabelText('calculator_instalments');
export const calculate = () => visitor.click(screen.getByRole('button', { name: 'personal_calculate' }));
/** Returns the seven fields in their order. */
export const fields = () => [
  screen.getByRole('combobox', { name: 'calculator_account_type' }),
  screen.getByRole('radiogroup', { name: 'calculator_nationality' }),
  screen.getByRole('radiogroup', { name: 'personal_sector' }),
  subSector(),
  salary(),
  instalments(),
  screen.getByRole('radiogroup', { name: 'calculator_tenure' }),
];

/** Renders the calculator with every choice made. */
export async function renderChosen(language: Language = 'en', example: PlacedFixture = fixtures.full) {
  const titles = TITLES[language];
  await hydrateExample(example, language);
  await visitor.selectOptions(screen.getByLabelText('calculator_account_type'), screen.getAllByRole('option')[1] ?? []);
  await visitor.click(radio(titles.saudi));
  await visitor.click(radio(titles.government));
  await visitor.selectOptions(subSector(), titles.health);
  await visitor.click(radio(titles.five));
}

/** Renders the calculator with every choice made and both amounts typed. */
export async function renderFilled(
  language: Language = 'en',
  amounts = ['12000', '1000'],
  example: PlacedFixture = fixtures.full,
) {
  await renderChosen(language, example);
  await visitor.type(salary(), amounts[0] ?? '');
  await visitor.type(instalments(), amounts[1] ?? '');
}
