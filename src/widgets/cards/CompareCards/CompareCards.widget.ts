import { compareCards } from '#sitecore/definitions/renderings/compare-cards.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { ATTRIBUTE_TITLES } from './attribute-titles.ts';

export const widget = defineWidget(compareCards, {
  client: 'visible',
  dictionary: [
    ...Object.values(ATTRIBUTE_TITLES),
    'compare_slots',
    'compare_choose_1',
    'compare_choose_2',
    'compare_choose_3',
    'compare_wait',
    'compare_change',
    'compare_remove',
    'compare_pick',
    'compare_chosen',
    'compare_start',
    'compare_one_more',
    'compare_differences_zero',
    'compare_differences_one',
    'compare_differences_two',
    'compare_differences_few',
    'compare_differences_many',
    'compare_differences_other',
    'compare_only_differences',
    'compare_overview',
    'compare_differs',
    'compare_yes',
    'compare_no',
    'compare_not_stated',
    'compare_more',
    'compare_terms',
    'compare_share',
    'compare_shared',
    'compare_shared_address',
    'compare_print',
    'compare_needs_script',
    'learn_more',
    'close',
  ],
  selectFields: ({ Cards }) => ({
    Cards: Cards.map(({ id, url, fields: { CardCategory, ...fields } }) => ({
      id,
      url,
      fields: { ...fields, CardCategory: CardCategory && { fields: CardCategory.fields } },
    })),
  }),
});

export type CompareCardsProps = WidgetProps<typeof widget>;
