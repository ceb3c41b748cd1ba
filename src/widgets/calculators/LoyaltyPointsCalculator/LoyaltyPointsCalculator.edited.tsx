import { EditedProducts } from '#src/features/loyalty/EditedProducts.tsx';

/** Renders the calculator for editing, with its products. */
export const EditedLoyaltyPointsCalculator = EditedProducts;
