import { KioskScreen } from '#src/widgets/kiosk/FlagshipKiosk/KioskScreen.tsx';
import type { FlagshipKioskProps } from './FlagshipKiosk.widget.ts';

/** The queue screen of a flagship branch: who comes, for what, and their ticket. */
export const FlagshipKiosk = ({ params: { BranchID, CameraIdentifier }, ...props }: FlagshipKioskProps) => (
  <KioskScreen {...props} branchId={BranchID} cameraIdentifier={CameraIdentifier} />
);
