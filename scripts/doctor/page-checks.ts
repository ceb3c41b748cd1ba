import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { PAGE_PLACEHOLDERS } from '#sitecore/definitions/page-placeholders.ts';
import { renderings as definitions } from '#sitecore/definitions/registry.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { type Check, listed, missing, ok, problemsOr, unknown } from './check.ts';
import { missingContents } from './contents.ts';
import { homePages, renderingsIn, type SamplePage, samplePages } from './sample-pages.ts';

/** Component name of a rendering that an author has hidden: the SDK renders its own substitute. */
const HIDDEN = 'Hidden Rendering';

/** The site has no page in any language. */
export const NO_PAGE = unknown('not checked: there is no home page');

const byName = new Map(definitions.map((definition) => [definition.name, definition]));

const site: Check = {
  name: 'site',
  anchor: 'site',
  needs: ['graphql'],
  run: async (connection) => {
    const { site: name } = connection.settings;
    if ((await connection.robots()) !== undefined) return ok(name);
    // A Sitecore without SXA may know the site of a layout and no more of it.
    if ((await homePages(connection)).pages.length > 0) return ok(`${name}, without site information`);
    return missing(`there is no site "${name}"`);
  },
};

const languages: Check = {
  name: 'languages',
  anchor: 'languages',
  needs: ['site'],
  run: async (connection) => {
    const { pages, failures } = await homePages(connection);
    if (failures.length > 0) return missing(listed(failures));
    const problems = LANGUAGES.flatMap((language) => {
      const page = pages.find((one) => one.language === language);
      if (!page) return [`there is no home page in ${language}`];
      const { itemLanguage = language } = page;
      const isOwn = itemLanguage.toLowerCase() === language;
      return isOwn ? [] : [`the home page in ${language} comes in ${itemLanguage}`];
    });
    return problemsOr(problems, LANGUAGES.join(', '));
  },
};

const renderings: Check = {
  name: 'renderings',
  anchor: 'renderings',
  needs: ['site'],
  run: async (connection) => {
    const { pages, failures } = await samplePages(connection);
    if (pages.length === 0) return NO_PAGE;
    const placed = pages.flatMap((page) => renderingsOf(page).map(({ componentName }) => ({ componentName, page })));
    const names = new Set(placed.map(({ componentName }) => componentName));
    const problems = [...names]
      .filter((name) => !byName.has(name))
      .map((name) => `${name} (${pathsOf(placed.filter((one) => one.componentName === name))}) is none of the site's`);
    return problemsOr([...problems, ...failures], `${names.size} on ${pages.length} pages`);
  },
};

const contents: Check = {
  name: 'contents',
  anchor: 'contents-resolvers',
  needs: ['site'],
  run: async (connection) => {
    const { pages } = await samplePages(connection);
    if (pages.length === 0) return NO_PAGE;
    const expecting = pages.flatMap((page) =>
      renderingsOf(page).flatMap((placed) => {
        const definition = byName.get(placed.componentName);
        return definition && definition.contents !== 'datasource' ? [{ definition, placed, page }] : [];
      }),
    );
    const problems = expecting.flatMap(({ definition, placed, page }) => {
      const lacks = missingContents(definition, placed);
      return lacks === undefined ? [] : [`${definition.name} on ${page.path} in ${page.language}: ${lacks}`];
    });
    return problemsOr(problems, `${expecting.length} renderings of children, pages, forms or queries`);
  },
};

const placeholders: Check = {
  name: 'placeholders',
  anchor: 'placeholder-settings',
  needs: ['site'],
  run: async (connection) => {
    const { pages } = await homePages(connection);
    if (pages.length === 0) return NO_PAGE;
    const problems = pages.flatMap(({ language, placeholders: sent }) => {
      const lacking = PAGE_PLACEHOLDERS.filter((name) => !isRecord(sent) || !Array.isArray(sent[name]));
      return lacking.length === 0 ? [] : [`the home page in ${language} has no list ${lacking.join(', ')}`];
    });
    return problemsOr(problems, PAGE_PLACEHOLDERS.join(', '));
  },
};

/** Checks of the site's name and languages. */
export const siteChecks: readonly Check[] = [site, languages];

/** Checks of the layouts of pages. */
export const layoutChecks: readonly Check[] = [renderings, contents, placeholders];

const renderingsOf = (page: SamplePage) =>
  renderingsIn(page.placeholders).filter(({ componentName }) => componentName !== HIDDEN);

const pathsOf = (placed: readonly { readonly page: SamplePage }[]): string =>
  listed([...new Set(placed.map(({ page }) => page.path))], ', ');
