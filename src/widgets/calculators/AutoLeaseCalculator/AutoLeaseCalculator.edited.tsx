import { EditedCalculator } from '#src/features/calculator/EditedCalculator.tsx';
import { EditedNames } from '#src/features/calculator/EditedLists.tsx';
import type { AutoLeaseCalculatorProps } from './AutoLeaseCalculator.widget.ts';

/** The calculator as its author edits it. */
export const EditedAutoLeaseCalculator = ({ fields, words }: AutoLeaseCalculatorProps) => (
  <EditedCalculator title={words.auto_edited} applyNow={fields.ApplyNow}>
    <EditedNames title={words.lease_gender} items={fields.Gender} />
    <EditedNames title={words.lease_bank} items={fields.SalaryCreditBank} />
    <EditedNames title={words.lease_make} items={fields.CarMake} />
    <EditedNames title={words.lease_model} items={fields.CarModel} />
    <EditedNames title={words.lease_type} items={fields.AutoLeaseType} />
  </EditedCalculator>
);
