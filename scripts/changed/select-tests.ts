import { importersOf, importsOf, type Sources } from './import-graph.ts';

/** A page of the content: its path without language, and the names of the renderings that it places. */
interface Page {
  readonly path: string;
  readonly renderings: ReadonlySet<string>;
}

/** The state of a checkout: changed files that still exist, all source files, and the pages of the content. */
interface Change {
  readonly changed: readonly string[];
  readonly sources: Sources;
  readonly pages: readonly Page[];
}

/** Checks and tests of a change. */
interface Selection {
  /** Changed files. */
  readonly files: readonly string[];
  /** Tells that a changed file can be imported, so that unit tests may depend on it. */
  readonly hasCode: boolean;
  /** Browser test files. */
  readonly browser: readonly string[];
  /** Sentences about what is left out. */
  readonly leftOut: readonly string[];
}

const CODE = /\.(?:[cm]?[jt]s|tsx)$/;
const BROWSER_TEST = /^tests\/.*\.e2e\.ts$/;
const WIDGET = /^src\/widgets\/[^/]+\/(?<name>[^/]+)\//;

/** Code that every page runs or is served by: no page's tests stand for it. */
const EVERY_PAGE = /^(?:src\/(?:shell|pages|config|i18n|cms)\/|sitecore\/platform\/|next\.config|package-lock\.json)/;

/** Style sheets that every page's sheet is made from; the catalogue has its own. */
const STYLE_SHEET = /^src\/(?!catalogue\/).*\.css$/;

/** Tests of all pages of the site. */
const ALL_PAGES = 'tests/e2e/every-page.e2e.ts';

const widgetOf = (path: string): string | undefined => WIDGET.exec(path)?.groups?.name;

/** Returns the content page that a file describes. */
const pageOf = (path: string): string | undefined =>
  /^sitecore\/content\/pages(?<path>\/.+)\.yml$/.exec(path)?.groups?.path?.replace(/^\/home$/, '/');

/** Tells if a test opens one of these pages: it spells the path, alone or with a query. */
const opensOneOf = (text: string, paths: ReadonlySet<string>): boolean =>
  [...text.matchAll(/['`](?<path>\/[\w/-]*)[?#'`]/g)].some(({ groups }) => paths.has(groups?.path ?? ''));

/**
 * Returns what a change touches: unit tests by import, browser tests by import and by page. A browser test is touched when it
 * imports something changed, imports from the folder of a widget that does, or opens a page that places such a widget.
 */
export function selectTests({ changed, sources, pages }: Change): Selection {
  const touched = importersOf(changed, sources);
  const widgets = new Set([...touched].map(widgetOf).filter((name) => name !== undefined));
  const paths = new Set([
    ...pages.filter(({ renderings }) => [...renderings].some((name) => widgets.has(name))).map(({ path }) => path),
    ...changed.map(pageOf).filter((path) => path !== undefined),
  ]);
  const isTouched = (path: string, text: string): boolean =>
    touched.has(path) ||
    importsOf(path, text).some((imported) => widgets.has(widgetOf(imported) ?? '')) ||
    opensOneOf(text, paths);
  const browserTests = [...sources].filter(([path]) => BROWSER_TEST.test(path));
  const browser = browserTests
    .filter(([path, text]) => changed.includes(path) || (path !== ALL_PAGES && isTouched(path, text)))
    .map(([path]) => path)
    .sort();
  const everyPage = changed.filter(
    (path) => (EVERY_PAGE.test(path) || STYLE_SHEET.test(path)) && !path.includes('.test.'),
  );
  const unread = changed.filter((path) => !CODE.test(path) && path.startsWith('sitecore/content/'));
  return {
    files: changed,
    hasCode: changed.some((path) => CODE.test(path)),
    browser,
    leftOut: [
      'checks of the whole project: layers, unused code, registries, requirements',
      `${browserTests.length - browser.length} of ${browserTests.length} files of browser tests`,
      ...everyPage.map((path) => `${path} is part of every page: npm test -- --only=e2e tests them`),
      ...unread.map((path) => `${path} is read by tests that do not import it: npm test -- --only=unit runs them`),
    ],
  };
}
