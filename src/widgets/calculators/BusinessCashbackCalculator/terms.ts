/** Dictionary keys of the terms; apart from the declaration, whose definition no browser gets. */
export const TERMS = ['business_cashback_term_1', 'business_cashback_term_2', 'business_cashback_term_3'] as const;
