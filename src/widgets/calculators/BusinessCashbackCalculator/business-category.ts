import type { BusinessCategory } from '#src/domain/calculators/business-cashback.ts';
import type { BusinessCashbackCalculatorProps } from './BusinessCashbackCalculator.widget.ts';

type Card = BusinessCashbackCalculatorProps['fields']['Cards'][number]['fields'];

/** Returns the author's settings of a category, unparsed. */
export const categoryOf = (card: Card): BusinessCategory => ({
  Code: card.Code.value,
  ScrollLimit: card.ScrollLimit.value,
  ThresholdAmount: card.ThresholdAmount.value,
  LowThresholdRate: card.LowThresholdRate.value,
  HighThresholdRate: card.HighThresholdRate.value,
});
