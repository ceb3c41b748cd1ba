const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NAME = /^[a-z]{3,24}$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\([\d\s.,%/+-]{1,60}(?:deg)?[\d\s.,%/+-]{0,60}\)$/i;

/** Returns an author's CSS colour; an empty text for anything else, which could carry other properties. */
export function parseColour(typed: string): string {
  const colour = typed.trim();
  return [HEX, NAME, FUNCTION].some((form) => form.test(colour)) ? colour : '';
}
