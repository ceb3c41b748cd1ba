/** Time after a category of the hub was picked in which others are not (document 3, section 9). */
export const PICK_PAUSE_MS = 1000;

/** Time for which a copied promo code is confirmed (document 3, section 2.1). */
export const COPIED_MS = 2000;
