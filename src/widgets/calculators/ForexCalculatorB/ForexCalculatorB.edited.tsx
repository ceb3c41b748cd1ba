import { EditedForex } from '#src/features/forex/EditedForex.tsx';

/** The calculator as its author edits it: its rates and the currencies that visitors choose from. */
export const EditedForexCalculatorB = EditedForex;
