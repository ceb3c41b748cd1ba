import { EditedLoyalty } from '#src/features/loyalty/EditedLoyalty.tsx';

/** Renders the calculator for editing, with its titles and apply link. */
export const EditedMokafaaRedeemCalculator = EditedLoyalty;
