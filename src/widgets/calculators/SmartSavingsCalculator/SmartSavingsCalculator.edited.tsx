import { EditedItems } from '#src/features/calculator/editing/EditedLists.tsx';
import { EditedLive } from '#src/features/calculator/editing/EditedLive.tsx';
import type { EditedSmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

/** Renders the calculator for editing, with its categories: those of each way of saving, then those of all. */
export const EditedSmartSavingsCalculator = ({ fields, phrases }: EditedSmartSavingsCalculatorProps) => (
  <EditedLive fields={fields}>
    <EditedItems title={phrases.savings_ways} items={fields.CalculatorType} />
    <EditedItems title={phrases.savings_categories} items={fields.SmartSavingCategories} />
  </EditedLive>
);
