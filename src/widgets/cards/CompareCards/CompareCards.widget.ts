import { compareCards } from '#sitecore/definitions/renderings/compare-cards.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { SHARE_NAME } from './share-name.ts';
import { ATTRIBUTE_TITLES } from './attribute-titles.ts';

export const widget = defineWidget(compareCards, {
  client: 'visible',
  whenEmpty: 'table',
  ...formQuery(SHARE_NAME),
  dictionary: [
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
    'compare_legend',
    'compare_removed',
    'compare_restored',
    'compare_undo',
    'compare_share',
    'compare_shared',
    'compare_shared_address',
    'compare_print',
    'close',
  ],
  serverDictionary: [
    ...Object.values(ATTRIBUTE_TITLES),
    'compare_yes',
    'compare_no',
    'compare_not_stated',
    'compare_more',
    'compare_terms',
    'compare_choose',
    'compare_submit',
    'compare_add_second',
    'compare_first_three',
    'learn_more',
  ],
  // The attributes of the cards are in the table of all cards, which is in the HTML.
  selectFields: ({ Cards }) => ({
    Cards: Cards.map(({ id, fields: { Title, CardCategory, BannerImage } }) => ({
      id,
      title: Title,
      image: BannerImage,
      ...(CardCategory && { category: CardCategory.fields.Title }),
    })),
  }),
});

export type CompareCardsProps = WidgetProps<typeof widget>;

/** A card as the visitor chooses it. */
export type ComparedCard = CompareCardsProps['fields']['Cards'][number];

/** Props of the table of all cards and of the view for authors. */
export type AllCardsProps = ServerProps<typeof widget>;
