import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'));

/** The cities with their coordinates, the largest first. */
export const { cities, notice } = read('cities.json');
const districts = read('districts.json');

/** Returns a generator of pseudo-random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Roads that many Saudi cities have. */
export const ROADS = [
  ['طريق الملك فهد', 'King Fahd Road'],
  ['طريق الملك عبدالعزيز', 'King Abdulaziz Road'],
  ['طريق الملك عبدالله', 'King Abdullah Road'],
  ['طريق الملك خالد', 'King Khalid Road'],
  ['طريق الأمير محمد بن عبدالعزيز', 'Prince Mohammed bin Abdulaziz Road'],
  ['شارع الأمير سلطان', 'Prince Sultan Street'],
  ['شارع الستين', 'Sixtieth Street'],
  ['شارع الثلاثين', 'Thirtieth Street'],
  ['شارع الأربعين', 'Fortieth Street'],
  ['شارع الخزان', 'Khazzan Street'],
  ['شارع المطار', 'Airport Street'],
  ['طريق السوق', 'Market Road'],
].map(([ar, en]) => ({ ar, en }));

const degrees = (value) => Number(value.toFixed(4));

/** Kilometres around the centre of a city of this many branches. */
const radius = (branches) => Math.min(1.2 + branches * 0.35, 7);

/** Returns the districts of a city, the best known first: with their own coordinates, or placed around its centre. */
export function districtsOf(city, random) {
  const named = districts[city.key] ?? districts._;
  const first = districts[city.key] ? 0 : Math.floor(random() * named.length);
  return named.map((_, index) => {
    const [ar, en, latitude, longitude] = named[(first + index) % named.length];
    if (latitude !== undefined) return { ar, en, latitude, longitude };
    const turn = index * 2.4 + random();
    const distance = radius(city.branches) * Math.sqrt((index + 0.4) / named.length);
    return { ar, en, ...moved(city, distance, turn) };
  });
}

/** Returns the point at a distance in kilometres and an angle from another. */
export const moved = ({ latitude, longitude }, kilometres, turn) => ({
  latitude: degrees(latitude + (kilometres / 111.2) * Math.sin(turn)),
  longitude: degrees(longitude + ((kilometres / 111.2) * Math.cos(turn)) / Math.cos((latitude * Math.PI) / 180)),
});

/** Returns one of a list. */
export const pick = (list, random) => list[Math.floor(random() * list.length)];
