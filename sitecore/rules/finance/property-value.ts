import { type Riyals } from './units.ts';

/** Minimum value of a property that is financed against its rent. FINANCE §2.5. */
export const MIN_PROPERTY_VALUE: Riyals = 350_000;
