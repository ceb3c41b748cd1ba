import type { CarouselLabels } from '#src/ui/carousel/CarouselControls.tsx';

/** Dictionary keys of a carousel. */
export const CAROUSEL_PHRASES = [
  'carousel',
  'carousel_previous',
  'carousel_next',
  'carousel_position',
  'carousel_go_to',
] as const;

export type CarouselPhrases = Readonly<Record<(typeof CAROUSEL_PHRASES)[number], string>>;

/** Returns the labels of a carousel's controls. */
export const carouselLabels = (phrases: CarouselPhrases): CarouselLabels => ({
  previous: phrases.carousel_previous,
  next: phrases.carousel_next,
  position: phrases.carousel_position,
  goTo: phrases.carousel_go_to,
});
