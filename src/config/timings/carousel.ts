/** Time without scrolling after which a carousel stands at a slide. */
export const CAROUSEL_SETTLE_MS = 150;
