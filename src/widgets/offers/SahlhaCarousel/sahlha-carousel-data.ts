import type { ImageValue } from '#sitecore/definitions/fields/image.ts';

/** A partner as the carousel shows it. */
export interface CarouselPartner {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: ImageValue;
}

/** Server data of the carousel. */
export interface SahlhaCarouselData {
  /** Null when they could not be fetched. */
  readonly partners: readonly CarouselPartner[] | null;
}
