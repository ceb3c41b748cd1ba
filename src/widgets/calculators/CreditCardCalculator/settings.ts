import type { Language } from '#sitecore/definitions/language.ts';
import { accountTypes, namedOptions, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { CreditCardCalculatorProps } from './CreditCardCalculator.widget.ts';

type Settings = CreditCardCalculatorProps['fields'];

/** Returns the card categories as options. */
export const cardCategories = ({ CardCategory }: Settings): readonly Option[] =>
  CardCategory.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** Returns the payment percentages as options, formatted for the language with the decimals they have. */
export const paymentPercentages = ({ PaymentPercentage }: Settings, language: Language): readonly Option[] =>
  PaymentPercentage.map(({ fields: { MinimumPercentage } }) => {
    const value = `${MinimumPercentage ?? ''}`;
    const [, fraction = ''] = value.split('.');
    return { value, label: formatPercent(MinimumPercentage ?? 0, language, { decimals: fraction.length }) };
  });

/** Returns the allowed values of each choice field. */
export const allowedValuesOf = (fields: Settings) => ({
  accountType: optionValues(accountTypes(fields)),
  nationality: optionValues(namedOptions(fields.Nationality)),
  cardCategory: optionValues(cardCategories(fields)),
  paymentPercentage: fields.PaymentPercentage.map(({ fields: { MinimumPercentage } }) => `${MinimumPercentage ?? ''}`),
});
