import { KioskScreen } from './KioskScreen.tsx';
import type { FlagshipKioskProps } from './FlagshipKiosk.widget.ts';

/** Renders the kiosk of a flagship branch, in which a visitor gets a queue ticket. */
export const FlagshipKiosk = ({ params: { BranchID, CameraIdentifier }, ...props }: FlagshipKioskProps) => (
  <KioskScreen {...props} branchId={BranchID} cameraIdentifier={CameraIdentifier} />
);
