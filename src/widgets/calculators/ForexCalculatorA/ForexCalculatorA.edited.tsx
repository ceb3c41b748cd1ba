import { EditedForex } from '#src/features/forex/EditedForex.tsx';

/** Renders the calculator for editing, with its rates and currencies. */
export const EditedForexCalculatorA = EditedForex;
