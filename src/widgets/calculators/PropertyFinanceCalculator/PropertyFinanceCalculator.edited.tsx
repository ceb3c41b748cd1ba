import { EditedCalculator } from '#src/features/calculator/EditedCalculator.tsx';
import { EditedNames, EditedTitles } from '#src/features/calculator/EditedLists.tsx';
import type { PropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

/** The calculator as its author edits it. */
export const EditedPropertyFinanceCalculator = ({ fields, words }: PropertyFinanceCalculatorProps) => (
  <EditedCalculator title={words.auto_edited} applyNow={fields.ApplyNow}>
    <EditedTitles title={words.property_tenure} items={fields.Tenure} />
    <EditedNames title={words.property_product} items={fields.ProductType} />
    <EditedNames title={words.property_frequency} items={fields.InstallmentFrequency} />
  </EditedCalculator>
);
