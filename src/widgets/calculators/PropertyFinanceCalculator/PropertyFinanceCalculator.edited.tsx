import { EditedCalculator } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedNames, EditedTitles } from '#src/features/calculator/editing/EditedLists.tsx';
import type { EditedPropertyFinanceCalculatorProps } from './PropertyFinanceCalculator.widget.ts';

/** Renders the calculator for editing, with its option lists. */
export const EditedPropertyFinanceCalculator = ({ fields, phrases }: EditedPropertyFinanceCalculatorProps) => (
  <EditedCalculator title={phrases.auto_edited} applyNow={fields.ApplyNow}>
    <EditedTitles title={phrases.property_tenure} items={fields.Tenure} />
    <EditedNames title={phrases.property_product} items={fields.ProductType} />
    <EditedNames title={phrases.property_frequency} items={fields.InstallmentFrequency} />
  </EditedCalculator>
);
