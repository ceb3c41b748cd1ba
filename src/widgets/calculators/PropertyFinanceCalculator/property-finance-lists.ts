import { namedOptions, valuesOf } from '#src/features/calculator/finance-lists.ts';
import type { Option } from '#src/ui/Select.tsx';
import type { PropertyFinanceProps } from './PropertyFinanceCalculator.tsx';

type Lists = PropertyFinanceProps['fields'];

/** Each tenor has a rate of its own, so that two of the same length may stand beside each other. */
export const tenures = ({ Tenure }: Lists): readonly Option[] =>
  Tenure.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** By field that is chosen, the values of its options. */
export const offersOf = (fields: Lists) => ({
  tenure: valuesOf(tenures(fields)),
  product: valuesOf(namedOptions(fields.ProductType)),
  frequency: valuesOf(namedOptions(fields.InstallmentFrequency)),
});
