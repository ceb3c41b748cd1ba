/** Time for which a listing shows its items while others load; then their skeletons, which a quick response would only flash. */
export const LISTING_PENDING_MS = 150;
