import { businessCashbackCalculator } from '#sitecore/definitions/renderings/business-cashback-calculator.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';

export const widget = defineWidget(businessCashbackCalculator, {
  client: 'visible',
  dictionary: [
    ...CASHBACK_PHRASES,
    'cashback_rates',
    'cashback_edited_code',
    'cashback_edited_threshold',
    'cashback_edited_low',
    'cashback_edited_high',
    'business_cashback_terms',
    'business_cashback_term_1',
    'business_cashback_term_2',
    'business_cashback_term_3',
  ],
});

export type BusinessCashbackCalculatorProps = WidgetProps<typeof widget>;
