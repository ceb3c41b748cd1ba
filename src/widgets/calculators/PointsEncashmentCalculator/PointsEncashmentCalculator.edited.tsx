import { EditedProducts } from '#src/features/loyalty/EditedLoyalty.tsx';

/** The calculator as its author edits it: what visitors choose from. */
export const EditedPointsEncashmentCalculator = EditedProducts;
