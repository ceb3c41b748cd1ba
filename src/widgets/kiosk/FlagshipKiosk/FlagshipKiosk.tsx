import type { WidgetProps } from '#src/cms/widget.ts';
import { KioskScreen } from '#src/features/kiosk/KioskScreen.tsx';
import type { widget } from './FlagshipKiosk.widget.ts';

/** The queue screen of a flagship branch: who comes, for what, and their ticket. */
export const FlagshipKiosk = ({ params: { BranchID, CameraIdentifier }, ...props }: WidgetProps<typeof widget>) => (
  <KioskScreen {...props} branchId={BranchID} cameraIdentifier={CameraIdentifier} />
);
