import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { authoredBranches } from '#sitecore/platform/services/locations/branches.ts';
import { machinesIn } from '#sitecore/platform/services/locations/machines.ts';
import { formatInteger } from '#src/i18n/integers.ts';
import { westernDigits } from '#sitecore/rules/digits.ts';
import { DEMO } from './running-platform.ts';

/** Words with which texts of pages tell a number of places; "in 120 branches" is some of them. */
const COUNTED: Readonly<Record<Language, Readonly<Record<'branches' | 'atms' | 'cities', RegExp>>>> = {
  ar: {
    branches: /(?<!في |\p{Nd})(\p{Nd}+) فرعاً/gu,
    atms: /(\p{Nd}+) صرافاً/gu,
    cities: /في (\p{Nd}+) مدينة/gu,
  },
  en: {
    branches: /(?<!\b(?:in|at) |\d)(\d[\d,]*) branches\b/g,
    atms: /(\d[\d,]*) ATMs\b/g,
    cities: /(\d[\d,]*) cities\b/g,
  },
};

const content = await loadContent(DEMO);

const texts = globSync('pages/**/*.yml', { cwd: DEMO }).map((file) => ({
  file,
  text: readFileSync(join(DEMO, file), 'utf8'),
}));

function countedIn(language: Language) {
  const branches = [...authoredBranches(content, language)];
  const atms = machinesIn(language, new Map()).filter(({ Type }) => Type === 'ATM');
  const cities = new Set(branches.map(({ City }) => City));
  return { branches: branches.length, atms: atms.length, cities: cities.size };
}

it.each(LANGUAGES)('pages in %s tell how many branches, ATMs and cities there are', (language) => {
  const counted = countedIn(language);
  const stated = Object.entries(COUNTED[language]).flatMap(([of, pattern]) =>
    texts.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, count = '']) => ({
        file,
        of,
        count: Number(westernDigits(count).replace(',', '')),
      })),
    ),
  );
  expect(stated.length).toBeGreaterThan(3);
  expect(stated.filter(({ of, count }) => new Map(Object.entries(counted)).get(of) !== count)).toEqual([]);
});

it('the page about the bank tells how many branches and ATMs there are', () => {
  const about = texts.find(({ file }) => file === 'pages/about.yml')?.text;
  const { branches, atms } = countedIn('en');
  for (const count of [branches, atms])
    expect(about).toContain(`SubTitle: { ar: '${formatInteger(count, 'ar')}', en: '${formatInteger(count, 'en')}' }`);
});
