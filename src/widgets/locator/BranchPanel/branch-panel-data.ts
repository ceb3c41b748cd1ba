import type { PanelPlaces } from '#src/domain/locator/panel-places.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import type { MapSettings } from '#src/features/locator/map/map-settings.ts';
import type { QrCode } from '#src/features/qr-code/qr-code.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';

/** A button of the panel. */
export interface ServiceType {
  /** The same in both languages: of the author's item, or the position of a service that places offer. */
  readonly id: string;
  readonly title: string;
  readonly icon: IconName | '';
}

/** Server data of the branch panel. */
export interface BranchPanelData {
  readonly types: readonly ServiceType[];
  /** Title of the chosen type; empty without any. */
  readonly type: string;
  /** Empty when the places could not be loaded. */
  readonly places: PanelPlaces<DistantPlace>;
  /** The place whose hours are shown; null without any. */
  readonly chosen: DistantPlace | null;
  /** The code of the app's address; null without one. */
  readonly code: QrCode | null;
  readonly map: MapSettings;
}
