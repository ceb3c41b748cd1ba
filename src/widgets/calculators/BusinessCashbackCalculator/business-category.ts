import type { BusinessCategory } from '#src/domain/calculators/business-cashback.ts';
import type { WidgetProps } from '#src/cms/widget.ts';
import type { widget } from './BusinessCashbackCalculator.widget.ts';

type Card = WidgetProps<typeof widget>['fields']['Cards'][number]['fields'];

/** What a category's cashback is reckoned from, as its author wrote it. */
export const categoryOf = (card: Card): BusinessCategory => ({
  Code: card.Code.value,
  ScrollLimit: card.ScrollLimit.value,
  ThresholdAmount: card.ThresholdAmount.value,
  LowThresholdRate: card.LowThresholdRate.value,
  HighThresholdRate: card.HighThresholdRate.value,
});
