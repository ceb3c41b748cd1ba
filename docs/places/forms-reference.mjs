// Writes the regions, cities and branches that forms offer: `node docs/places/forms-reference.mjs`. Cities are real, branches invented.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cities as known, districtsOf, seededRandom } from './plan.mjs';

const ROOT = join(import.meta.dirname, '../..');
const random = seededRandom(25);

const { regions, more } = JSON.parse(readFileSync(join(import.meta.dirname, 'forms-regions.json'), 'utf8'));
const BRANCHES = 500;
/** Codes that two branches have, as in the bank’s data. */
const REPEATED = ['372', '375', '121'];

/** Returns the stable id of a name: a version 5 UUID in upper case, as Sitecore writes ids. */
function idOf(name) {
  const hash = createHash('sha1').update(`rukn:forms/${name}`).digest();
  hash[6] = (hash[6] & 0x0f) | 0x50;
  hash[8] = (hash[8] & 0x3f) | 0x80;
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash.toString('hex').toUpperCase());
  return parts.join('-');
}

const regionOf = (key) => regions.find(({ cities }) => cities.includes(key)).key;
const cities = [
  ...known.map((city) => ({ ...city, region: regionOf(city.key) })),
  ...more.map(([region, key, ar, en]) => ({ region, key, ar, en, branches: 1, latitude: 24, longitude: 45 })),
];

/** Kinds of branches with the district as {d}. */
const KINDS = [
  ['حي {d}', '{d} district'],
  ['شارع {d}', '{d} Street'],
  ['فرع {d}', '{d} branch'],
  ['فرع السيدات، {d}', 'Ladies branch, {d}'],
  ['مستشفى {d}', '{d} Hospital'],
  ['صلة {d}', 'Silah {d}'],
].map(([ar, en]) => ({ ar, en }));
/** The most common kind comes first. */
const kindAt = (at) => KINDS[[0, 2, 0, 3, 1, 0, 5, 2, 0, 4][at % 10]];

const weight = cities.reduce((sum, city) => sum + city.branches, 0);
const branches = [];
for (const [index, city] of cities.entries()) {
  const share = Math.max(2, Math.round((city.branches / weight) * (BRANCHES - 2 * cities.length) + 2));
  const districts = districtsOf(city, random);
  const titles = new Set();
  for (let at = 0; titles.size < share && at < share * 4; at += 1) {
    const district = districts[at % districts.length];
    const kind = kindAt(at + index + Math.floor(at / districts.length));
    const ar = kind.ar.replace('{d}', district.ar);
    if (titles.has(ar)) continue;
    titles.add(ar);
    branches.push({ city: city.key, ar, en: kind.en.replace('{d}', district.en) });
  }
  if (city.branches >= 12) branches.push({ city: city.key, ar: `مطار ${city.ar}`, en: `${city.en} Airport` });
}

/** Positions of the branches with a code that another has. */
const repeatedAt = new Map(REPEATED.flatMap((code, index) => [30 + index, 300 + index].map((at) => [at, code])));

let next = 100;
const codes = branches.map((_, index) => {
  const repeated = repeatedAt.get(index);
  if (repeated !== undefined) return repeated;
  do next += random() < 0.7 ? 2 : 1;
  while (REPEATED.includes(String(next)));
  return String(next);
});

const data = {
  regions: regions.map(({ key, ar, en }) => [idOf(`region/${key}`), ar, en]),
  cities: [
    ...cities.map(({ key, region, ar, en }) => [idOf(`city/${key}`), idOf(`region/${region}`), ar, en]),
    [idOf('city/other'), idOf(`region/${regions.at(-1).key}`), 'أخرى', 'Other'],
  ],
  // The last branch has a longer code in the Arabic list, as in the bank’s data.
  branches: branches.map(({ city, ar, en }, index) => [
    idOf(`branch/${city}/${en}`),
    idOf(`city/${city}`),
    codes[index],
    ar,
    en,
    ...(index === branches.length - 1 ? ['10998'] : []),
  ]),
};
const text = Object.entries(data)
  .map(([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`)
  .join(',\n');
writeFileSync(join(ROOT, 'sitecore/platform/services/reference/places.json'), `{\n${text}\n}\n`);
console.log(`${data.regions.length} regions, ${data.cities.length} cities, ${data.branches.length} branches`);
