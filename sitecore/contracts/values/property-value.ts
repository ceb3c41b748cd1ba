/** The least value of a property that is financed against its rent, in riyals. FINANCE §2.5. */
export const LEAST_PROPERTY_VALUE = 350_000;
