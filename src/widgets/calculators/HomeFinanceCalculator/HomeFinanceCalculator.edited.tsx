import { EditedFinance } from '#src/features/calculator/editing/EditedFinance.tsx';

/** The calculator as its author edits it: what visitors choose from. */
export const EditedHomeFinanceCalculator = EditedFinance;
