/** Windows from this width on have the pile at a fixed place. */
const WIDE = 1280;

/** Place of the pile in px from the inline start of the window, and its distance to the end in narrower windows. */
const OFFSETS = {
  basic: { fixed: 730, fromEnd: 514 },
  links: { fixed: 700, fromEnd: 480 },
} as const;

/** Returns where the pile of the animated hero lies before it opens, for cards of 24 rem (`basic`) or 22 rem (`links`). */
export const rowOffset = (width: number, cards: keyof typeof OFFSETS): number =>
  width >= WIDE ? OFFSETS[cards].fixed : width - OFFSETS[cards].fromEnd;
