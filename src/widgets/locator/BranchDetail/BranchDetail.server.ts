import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { isInCountry } from '#src/domain/locator/distance.ts';
import { groupByKind, sortByDistance } from '#src/domain/locator/find-places.ts';
import { orIncomplete } from '#src/features/listing/load-list.server.ts';
import { loadPlaces } from '#src/services/locations.server.ts';
import type { BranchDetailData } from './branch-data.ts';
import type { widget } from './BranchDetail.widget.ts';

/** Places that the page of a branch lists of a kind. */
const NEAREST = 3;

const NONE: BranchDetailData = { atms: [], branches: [] };

/** Returns the places nearest to the branch; none where its point is not known, and when they cannot be loaded. */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  __: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<BranchDetailData> {
  const { Latitude, Longitude } = read().fields;
  const point = { latitude: Latitude ?? NaN, longitude: Longitude ?? NaN };
  if (!isInCountry(point)) return NONE;
  const load = async (): Promise<BranchDetailData> => {
    // The path of the page above: all branches share one result.
    const path = page.path.slice(0, page.path.lastIndexOf('/'));
    const places = (await loadPlaces(page.language, { path })).filter(({ isLocated }) => isLocated);
    const { atm, branch } = groupByKind(sortByDistance(places, point));
    const others = branch.filter(({ path }) => path !== '' && path !== page.path);
    return { atms: atm.slice(0, NEAREST), branches: others.slice(0, NEAREST) };
  };
  return orIncomplete('BranchDetail', load, NONE);
}
