/** Minimum value, in riyals, of a property that is financed against its rent. FINANCE §2.5. */
export const MIN_PROPERTY_VALUE = 350_000;
