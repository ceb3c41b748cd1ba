import { offerDetail } from '#sitecore/definitions/renderings/offer-detail.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(offerDetail, {
  client: 'visible',
  enhancement: true,
  dictionary: [
    'offer_about',
    'offer_back',
    'offer_code',
    'offer_code_copied',
    'offer_copy_code',
    'offer_ended',
    'offer_saving',
    'offer_terms',
    'sign_in_new_tab',
    'valid_from',
    'valid_to',
    'valid_until',
  ],
});

/** The page to which the banner leads back, and the state of the offer. */
export interface OfferDetailData {
  /** Empty when the platform does not tell. */
  readonly title: string;
  readonly href: string;
  /** True after the last day of the offer; false for its author. */
  readonly hasEnded: boolean;
}

export type OfferDetailProps = WidgetProps<typeof widget, OfferDetailData>;
