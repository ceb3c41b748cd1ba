import { businessCashbackCalculator } from '#sitecore/definitions/renderings/business-cashback-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { CASHBACK_PHRASES, EDITED_CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';
import { TERMS } from './terms.ts';

export const widget = defineLiveWidget(businessCashbackCalculator, {
  dictionary: [
    ...CASHBACK_PHRASES,
    'cashback_rates',
    'business_cashback_terms',
    'business_cashback_term_2_but',
    ...TERMS,
  ],
  serverDictionary: [
    ...EDITED_CASHBACK_PHRASES,
    'cashback_edited_code',
    'cashback_edited_threshold',
    'cashback_edited_low',
    'cashback_edited_high',
  ],
});

export type BusinessCashbackCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedBusinessCashbackCalculatorProps = ServerProps<typeof widget>;
