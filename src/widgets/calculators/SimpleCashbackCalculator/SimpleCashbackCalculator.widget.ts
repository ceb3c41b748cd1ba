import { simpleCashbackCalculator } from '#sitecore/definitions/renderings/simple-cashback-calculator.ts';
import type { ServerProps, WidgetProps } from '#src/cms/widget.ts';
import { defineLiveWidget } from '#src/features/calculator/live/define-live-widget.ts';
import { CASHBACK_PHRASES, EDITED_CASHBACK_PHRASES } from '#src/features/cashback/phrases.ts';

export const widget = defineLiveWidget(simpleCashbackCalculator, {
  dictionary: [...CASHBACK_PHRASES, 'cashback_cap'],
  serverDictionary: [
    ...EDITED_CASHBACK_PHRASES,
    'cashback_edited_rate',
    'cashback_edited_start',
    'cashback_edited_cap',
  ],
});

export type SimpleCashbackCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSimpleCashbackCalculatorProps = ServerProps<typeof widget>;
