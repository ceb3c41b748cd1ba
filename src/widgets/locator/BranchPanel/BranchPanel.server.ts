import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { sortByDistance } from '#src/domain/locator/find-places.ts';
import { panelPlaces, serviceTypesOf } from '#src/domain/locator/panel-places.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { loadMapSettings } from '#src/features/locator/map/map-settings.server.ts';
import { qrCodeOfLink } from '#src/features/qr-code/qr-code.server.ts';
import { loadPanelPlaces } from '#src/services/locations.server.ts';
import type { BranchPanelData, ServiceType } from './branch-panel-data.ts';
import type { widget } from './BranchPanel.widget.ts';

/** Returns the places that offer the chosen type of service, the first type at first. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<BranchPanelData> {
  const { ServiceTypes, QrLink } = read().fields;
  const authored = ServiceTypes.map(({ id, fields }) => ({ id, title: fields.Title.value, icon: fields.Icon.value }));
  const map = loadMapSettings();
  const code = qrCodeOfLink(QrLink.href);
  const stateWith = (types: readonly ServiceType[]) => {
    const type = (types.find(({ id, title }) => id === query.type || title === query.type) ?? types[0])?.title ?? '';
    return { types, type, code, map };
  };
  const load = async (): Promise<BranchPanelData> => {
    const all = sortByDistance(await loadPanelPlaces(page.language, page), DEFAULT_CENTRE);
    const offered = serviceTypesOf(all).map((title, index) => ({ id: `${index + 1}`, title, icon: '' as const }));
    const state = stateWith(authored.length > 0 ? authored : offered);
    const places = panelPlaces(all, state.type);
    const shown = [...places.branches, ...places.atms];
    return { ...state, places, chosen: shown.find(({ id }) => id === query.place) ?? shown[0] ?? null };
  };
  const none = { ...stateWith(authored), places: { branches: [], atms: [] }, chosen: null };
  return orIncomplete('BranchPanel', load, none);
}
