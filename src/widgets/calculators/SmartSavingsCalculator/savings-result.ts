import { defineResult, moneyFigure } from '#src/features/calculator/result/result-schema.ts';

/** Figures of the result; apart from the declaration, whose definition no browser gets. */
export const result = defineResult({
  figures: { yearly: moneyFigure('Estimated_Yearly_Saving', 2), weekly: moneyFigure('Weekly_Spend', 2) },
  note: 'savings_note',
  spoken: 'savings_spoken',
});
