/** Kinds of pages among which a visitor chooses in a search's result, in their order. */
export const PAGE_KINDS = ['products', 'help', 'offers', 'news', 'branches', 'about'] as const;

export type PageKind = (typeof PAGE_KINDS)[number];
