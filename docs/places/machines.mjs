import { moved, pick, ROADS } from './plan.mjs';

/** Names of ATMs by the kind of place they stand at; `{d}` is the district. */
const VENUES = [
  { ar: 'صراف سوق {d}', en: '{d} Market ATM' },
  { ar: 'صراف مجمع {d}', en: '{d} Mall ATM' },
  { ar: 'صراف محطة {d}', en: '{d} Station ATM' },
  { ar: 'صراف ممشى {d}', en: '{d} Walk ATM' },
  { ar: 'صراف مركز {d} الطبي', en: '{d} Medical Centre ATM' },
  { ar: 'صراف حديقة {d}', en: '{d} Park ATM' },
  { ar: 'صراف فرع {d}', en: '{d} branch ATM' },
  { ar: 'كشك فرع {d}', en: '{d} branch kiosk' },
];
const [BRANCH_ATM, KIOSK] = [VENUES.length - 2, VENUES.length - 1];

/** Services of a machine besides paying out; the last two are those of kiosks. */
const TAGS = [
  { ar: '', en: '' },
  { ar: 'إيداع نقدي', en: 'Cash deposit' },
  { ar: 'عملات أجنبية', en: 'Foreign currency' },
  { ar: 'من السيارة', en: 'Drive-up' },
  { ar: 'طباعة بطاقات', en: 'Card printing' },
  { ar: 'كشوف مختومة', en: 'Stamped statements' },
];

/** ATMs for each branch. */
const ATMS = 4;

/**
 * Returns ATMs and kiosks as rows of numbers: kind (0 ATM, 1 kiosk), indexes of city, district, name, road and tag, and
 * ten-thousandths of degrees of latitude and longitude.
 */
export function machines(plan, random) {
  const districts = new Map();
  const districtIndex = ({ ar, en }) => {
    const key = `${ar}|${en}`;
    if (!districts.has(key)) districts.set(key, { index: districts.size, ar, en });
    return districts.get(key).index;
  };
  const rows = plan.flatMap(({ city, districts: all, branches }, cityIndex) => {
    const row = (kind, district, venue, tag, at) => [
      ...[kind, cityIndex, districtIndex(district), venue, Math.floor(random() * ROADS.length), tag],
      ...[Math.round(at.latitude * 10_000), Math.round(at.longitude * 10_000)],
    ];
    const atBranches = branches.flatMap((branch) => [
      row(0, branch.district, BRANCH_ATM, 1, branch),
      ...(branch.hasKiosk ? [row(1, branch.district, KIOSK, random() < 0.7 ? 4 : 5, branch)] : []),
    ]);
    // Each pair of a district and a kind of place is there once.
    const elsewhere = Array.from({ length: city.branches * (ATMS - 1) }, (_, index) => {
      const district = all[index % all.length];
      const venue = Math.floor(index / all.length) + (index % 2 === 0 ? 0 : 3);
      const at = moved(district, 0.3 + random() * 1.3, random() * 6.28);
      return row(0, district, venue % BRANCH_ATM, pick([0, 0, 1, 1, 1, 2, 3], random), at);
    });
    return [...atBranches, ...elsewhere];
  });
  const named = [...districts.values()].map(({ ar, en }) => ({ ar, en }));
  const cities = plan.map(({ city: { ar, en } }) => ({ ar, en }));
  return { cities, districts: named, venues: VENUES, roads: ROADS, tags: TAGS, rows };
}
