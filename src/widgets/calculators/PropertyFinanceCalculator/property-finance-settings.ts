import { namedOptions, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Settings = PropertyFinanceCalculatorProps['fields'];

/** Each tenor has a rate of its own, so that two of the same length may stand beside each other. */
export const tenures = ({ Tenure }: Settings): readonly Option[] =>
  Tenure.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** By field that is chosen, the values of its options. */
export const allowedValuesOf = (fields: Settings) => ({
  tenure: optionValues(tenures(fields)),
  product: optionValues(namedOptions(fields.ProductType)),
  frequency: optionValues(namedOptions(fields.InstallmentFrequency)),
});
