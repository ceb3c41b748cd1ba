import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#sitecore/definitions/language.ts';
import { lacksErrorPage } from '#src/shell/content/require-content.ts';
import { type Check, type Finding, listed, ok, problemsOr } from './check.ts';
import type { Connection } from './connection.ts';
import { NO_PAGE } from './page-checks.ts';
import { homePages } from './sample-pages.ts';

const KEYS_FILE = join(import.meta.dirname, '..', '..', 'src', 'i18n', 'dictionary-keys.ts');

/** Returns the keys of the phrases that the site needs, from the source of their type. */
export const dictionaryKeys = (): readonly string[] =>
  [...readFileSync(KEYS_FILE, 'utf8').matchAll(/^ {2}\| ['"](.+)['"];?$/gm)].map(([, key = '']) => key);

const dictionary: Check = {
  name: 'dictionary',
  anchor: 'dictionary',
  needs: ['site'],
  run: (connection) => {
    const keys = dictionaryKeys();
    return perLanguage(connection, `${keys.length} phrases`, async (language) => {
      const phrases = await connection.phrases(language);
      const lacking = keys.filter((key) => typeof phrases[key] !== 'string' || phrases[key] === '');
      return lacking.length === 0 ? undefined : `${lacking.length} of ${keys.length}: ${listed(lacking, ', ')}`;
    });
  },
};

const errorPages: Check = {
  name: 'error pages',
  anchor: 'error-pages',
  needs: ['site'],
  run: (connection) =>
    perLanguage(connection, '404 and 500', async (language) =>
      lacksErrorPage(await connection.errorPages(language)) ? 'no page for 404, or none for 500' : undefined,
    ),
};

const redirects: Check = {
  name: 'redirects',
  anchor: 'redirects-and-sitemap',
  needs: ['site'],
  run: async (connection) => ok(`${(await connection.redirects()).length} rules`),
};

const sitemap: Check = {
  name: 'sitemap',
  anchor: 'redirects-and-sitemap',
  needs: ['site'],
  run: (connection) =>
    perLanguage(connection, 'pages are listed', async (language) =>
      (await connection.paths(language)).length === 0 ? 'no page is listed' : undefined,
    ),
};

/** Checks of what a site has besides its pages. */
export const contentChecks: readonly Check[] = [dictionary, errorPages, redirects, sitemap];

/** Checks each language that has a home page: without one there is nothing else of it either. */
async function perLanguage(
  connection: Connection,
  text: string,
  problemIn: (language: Language) => Promise<string | undefined>,
): Promise<Finding> {
  const { pages } = await homePages(connection);
  const present = LANGUAGES.filter((language) => pages.some((page) => page.language === language));
  if (present.length === 0) return NO_PAGE;
  const problems = await Promise.all(
    present.map(async (language) => {
      const problem = await problemIn(language);
      return problem === undefined ? [] : [`${language}: ${problem}`];
    }),
  );
  return problemsOr(problems.flat(), `${text} in ${present.join(', ')}`);
}
