/** The least value of a property that is financed against its rent, in riyals. FINANCE §2.5. */
export const MIN_PROPERTY_VALUE = 350_000;
