import { EditedLive } from '#src/features/calculator/editing/EditedLive.tsx';

/** Renders the calculator for editing, with its titles and apply link. */
export const EditedPointsValueCalculator = EditedLive;
