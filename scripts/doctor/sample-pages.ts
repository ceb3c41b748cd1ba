import { isRecord } from '#sitecore/definitions/is-record.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Connection, Route } from './connection.ts';
import { errorLine } from './json-fetch.ts';

/** Pages of the sitemap, besides the home page, whose layouts are read: of each folder one alone. */
const PAGES = 16;

const HOME = '/';

/** A page that was read. */
export interface SamplePage extends Route {
  readonly path: string;
  readonly language: Language;
}

/** A rendering of a page. */
export interface PlacedRendering {
  readonly componentName: string;
  readonly hasDatasource: boolean;
  readonly fields: unknown;
}

/** Pages that were read, and what came in place of the others. */
export interface ReadPages {
  readonly pages: readonly SamplePage[];
  readonly failures: readonly string[];
}

/** Reads the home page in each language. */
export const homePages = (connection: Connection): Promise<ReadPages> => readPages(connection, [HOME]);

/** Reads pages spread over the sitemap, in each language in which there is one. */
async function listedPages(connection: Connection): Promise<ReadPages> {
  const listed = await Promise.all(LANGUAGES.map((language) => connection.paths(language).catch(() => [])));
  const byFolder = new Map(listed.flat().map((path) => [path.slice(0, path.lastIndexOf('/')), path]));
  const paths = [...byFolder.values()].filter((path) => path !== HOME);
  const step = Math.max(1, paths.length / PAGES);
  const spread = Array.from({ length: Math.min(PAGES, paths.length) }, (_, index) => paths[Math.floor(index * step)]);
  return readPages(
    connection,
    spread.filter((path) => path !== undefined),
  );
}

/** Reads the home page and pages spread over the sitemap; failures are those of the sitemap alone. */
export async function samplePages(connection: Connection): Promise<ReadPages> {
  const home = await homePages(connection);
  const { pages, failures } = await listedPages(connection);
  return { pages: [...home.pages, ...pages], failures };
}

/** Reads one path after the other: a platform that has just started needs long for each. */
async function readPages(connection: Connection, paths: readonly string[]): Promise<ReadPages> {
  const pages: SamplePage[] = [];
  const failures: string[] = [];
  for (const path of paths) {
    for (const language of LANGUAGES) {
      try {
        const route = await connection.route(path, language);
        if (route) pages.push({ ...route, path, language });
      } catch (error) {
        failures.push(`${path} in ${language}: ${errorLine(error)}`);
      }
    }
  }
  return { pages, failures };
}

/** Returns the renderings of placeholders, those inside others too; what is no rendering is left out. */
export function renderingsIn(placeholders: unknown): readonly PlacedRendering[] {
  if (!isRecord(placeholders)) return [];
  const entries = Object.values(placeholders).flatMap((one): readonly unknown[] => (Array.isArray(one) ? one : []));
  return entries.flatMap((entry) => {
    if (!isRecord(entry) || typeof entry.componentName !== 'string') return [];
    const { componentName, dataSource, fields } = entry;
    const hasDatasource = typeof dataSource === 'string' && dataSource !== '';
    return [{ componentName, hasDatasource, fields }, ...renderingsIn(entry.placeholders)];
  });
}
