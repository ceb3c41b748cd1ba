import { screen } from '@testing-library/react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { fixtures } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { hydrateExample } from './hydrate-example.ts';
import { visitor } from './submit-calculator.ts';

/** Renders the calculator of auto finance with every field filled. */
export async function renderFilled(language: Language = 'en', example: PlacedFixture = fixtures.full) {
  await hydrateExample(example, language);
  await visitor.selectOptions(screen.getByLabelText('calculator_account_type'), screen.getAllByRole('option')[1] ?? []);
  for (const [label, amount] of [
    ['calculator_salary', '14500'],
    ['calculator_instalments', '900'],
    ['auto_car_value', '120000'],
    ['calculator_balloon', '30000'],
  ] as const) {
    await visitor.type(screen.getByLabelText(label), amount);
  }
  await visitor.click(screen.getByRole('radio', { name: language === 'ar' ? '٤٨' : '48' }));
}
