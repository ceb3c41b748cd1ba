import { EditedFinance } from '#src/features/calculator/editing/EditedFinance.tsx';

/** Renders the calculator for editing, with its option lists. */
export const EditedHomeFinanceCalculator = EditedFinance;
