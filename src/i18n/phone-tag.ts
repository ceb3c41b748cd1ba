/** Returns the element of a telephone text: one that keeps the order of digits, or for a text with words one that keeps theirs. */
export const phoneTag = (text: string): 'bdo' | 'bdi' => (/\p{L}/u.test(text) ? 'bdi' : 'bdo');
