import { EditedLoyalty } from '#src/features/loyalty/EditedLoyalty.tsx';

/** The calculator as its author edits it: its titles and the way on. */
export const EditedMokafaaRedeemCalculator = EditedLoyalty;
