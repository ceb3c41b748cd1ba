/** Name of the chosen cards in a URL. */
export const SHARE_NAME = 'CompareCards';
