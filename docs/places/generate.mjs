// Writes the branches, ATMs and kiosks of the demo bank: `node docs/places/generate.mjs`. Cities and their coordinates are real
// (cities.json), names of districts and roads are common ones; every place, address and telephone number is invented.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { stringify } from 'yaml';
import { branchesOf, branchItem } from './branches.mjs';
import { machines } from './machines.mjs';
import { cities, districtsOf, notice, seededRandom } from './plan.mjs';

const ROOT = join(import.meta.dirname, '../..');
const random = seededRandom(61);

const plan = cities.map((city) => {
  const districts = districtsOf(city, random);
  return { city, districts, branches: branchesOf(city, districts, random) };
});
const branches = plan.flatMap((each) => each.branches);

const HEAD = `# yaml-language-server: $schema=../schema/item.json
# Written by docs/places/generate.mjs: invented places in real cities. ${notice}
`;
const items = { template: 'Branches', children: branches.map(branchItem) };
const yaml = HEAD + stringify(items, { lineWidth: 0, aliasDuplicateObjects: false });
writeFileSync(
  join(ROOT, 'sitecore/content/items/branches.yml'),
  (await format('branches.yml', yaml, { printWidth: 120, singleQuote: true })).code,
);

const { rows, ...texts } = machines(plan, random);
const json = Object.entries({ notice: `Invented places in real cities. ${notice}`, ...texts })
  .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  .join(',\n');
writeFileSync(
  join(ROOT, 'sitecore/platform/services/locations/machines.json'),
  `{${json},\n"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`,
);
console.log(
  `${plan.length} cities, ${branches.length} branches (${branches.filter(({ isLadies }) => isLadies).length} for ladies), ` +
    `${rows.filter(([kind]) => kind === 0).length} ATMs, ${rows.filter(([kind]) => kind === 1).length} kiosks`,
);
