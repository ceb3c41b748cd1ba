/** Kinds of places of the bank, in the order of the locator's choices. */
export const PLACE_KINDS = ['branch', 'atm', 'kiosk'] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Returns the kind of a place by its type in any case; one for ladies is a branch, undefined for an unknown type. */
export function placeKind(type: string): PlaceKind | undefined {
  const lower = type.trim().toLowerCase();
  return lower.includes('ladies') ? 'branch' : PLACE_KINDS.find((kind) => kind === lower);
}
