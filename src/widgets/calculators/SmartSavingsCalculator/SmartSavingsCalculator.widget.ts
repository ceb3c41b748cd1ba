import { smartSavingsCalculator } from '#sitecore/definitions/renderings/smart-savings-calculator.ts';
import { itemsWithId } from '#src/cms/select-items.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { LIVE_PHRASES } from '#src/features/calculator/phrases.ts';

export const widget = defineWidget(smartSavingsCalculator, {
  client: 'visible',
  ...formQuery('SmartSavingsCalculator'),
  dictionary: [
    ...LIVE_PHRASES,
    'Weekly_Spend',
    'Estimated_Yearly_Saving',
    'Clear',
    'savings_ways',
    'savings_categories',
    'savings_idle',
    'savings_of',
    'savings_note',
    'savings_spoken',
  ],
  selectFields: ({ CalculatorType, SmartSavingCategories, ...fields }) => ({
    ...fields,
    SmartSavingCategories: itemsWithId(SmartSavingCategories),
    CalculatorType: itemsWithId(CalculatorType).map(({ id, fields: { Title, SmartSavingCategories: own } }) => ({
      id,
      fields: { Title, SmartSavingCategories: itemsWithId(own) },
    })),
  }),
});

export type SmartSavingsCalculatorProps = WidgetProps<typeof widget>;

/** Props of its view for authors. */
export type EditedSmartSavingsCalculatorProps = ServerProps<typeof widget>;
