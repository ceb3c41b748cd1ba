import { namedOptions, optionValues } from '#src/features/calculator/finance/finance-lists.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

type Settings = PropertyFinanceCalculatorProps['fields'];

/** Returns the tenors as options. Each has its own rate, so two may have the same length. */
export const tenures = ({ Tenure }: Settings): readonly Option[] =>
  Tenure.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** Returns the allowed values of each choice field. */
export const allowedValuesOf = (fields: Settings) => ({
  tenure: optionValues(tenures(fields)),
  product: optionValues(namedOptions(fields.ProductType)),
  frequency: optionValues(namedOptions(fields.InstallmentFrequency)),
});
