import { EditedCalculator } from '#src/features/calculator/editing/EditedCalculator.tsx';
import { EditedNames } from '#src/features/calculator/editing/EditedLists.tsx';
import type { EditedAutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** Renders the calculator for editing, with its option lists. */
export const EditedAutoLeaseCalculator = ({ fields, phrases }: EditedAutoLeaseCalculatorProps) => (
  <EditedCalculator title={phrases.auto_edited} applyNow={fields.ApplyNow}>
    <EditedNames title={phrases.lease_gender} items={fields.Gender} />
    <EditedNames title={phrases.lease_bank} items={fields.SalaryCreditBank} />
    <EditedNames title={phrases.lease_make} items={fields.CarMake} />
    <EditedNames title={phrases.lease_model} items={fields.CarModel} />
    <EditedNames title={phrases.lease_type} items={fields.AutoLeaseType} />
  </EditedCalculator>
);
