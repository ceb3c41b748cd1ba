import type { ComponentRendering, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { renderingsIn } from '#src/cms/page-tree.tsx';
import {
  breadcrumbList,
  type JsonLdNode,
  type ReadStructuredData,
  type StructuredDataPage,
} from '#src/cms/structured-data.ts';
import { env } from '#src/config/env.ts';
import { pagePaths, paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { type Bank, bank as bankQuery } from '#src/queries/bank.query.ts';
import { structuredData as widgetData } from '#src/widgets/structured-data.ts';
import { errorMessage } from '../error-message.ts';
import { jsonInScript } from '../json-in-script.ts';
import { mergeNodes } from './merge-nodes.ts';

interface PageOptions {
  readonly path: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly phrases: Readonly<Record<string, string>>;
}

interface DataOptions extends PageOptions {
  /** The bank's data, on the home page and on that of its branches. */
  readonly bank: Bank | undefined;
}

const SCHEMA = 'https://schema.org';

/** Pages that say which organization the bank is; the second with its branches. */
const OF_THE_BANK: readonly string[] = [paths.home, pagePaths.branches];

/** Loads a page's structured data; with the bank's data when available, on the pages that have them. */
export async function loadStructuredData(route: RouteData, options: PageOptions): Promise<string[]> {
  const { path, language } = options;
  const bank = OF_THE_BANK.includes(path) ? await bankFor(path, language).catch(logAndOmit) : undefined;
  return structuredData(route, { ...options, bank });
}

const bankFor = (page: string, language: Language): Promise<Bank> => {
  const path = `/sitecore/content/${env().SITECORE_SITE_NAME}/items/bank`;
  return queryPlatform(bankQuery, { path, language }, { path: page, state: 'normal' });
};

const logAndOmit = (error: unknown): undefined => {
  console.error(`structured data of the bank: ${errorMessage(error)}`);
};

/**
 * Returns a page's structured data as JSON-LD (schema.org), each document safe inside a script element: what the site knows
 * of the page, and what its widgets add.
 */
export function structuredData(
  route: RouteData,
  options: DataOptions,
  registry: Readonly<Record<string, ReadStructuredData>> = widgetData,
): string[] {
  const { bank, path, language, publicUrl } = options;
  const page = { language, publicUrl, title: titleOf(route), url: urlOf(options, path) };
  const nodes = renderingsIn(route).flatMap((rendering) => nodesOf(rendering, registry, page));
  const added = mergeNodes(path === paths.home ? nodes.filter(isOfHome) : nodes);
  const hasCrumbs = added.some((node) => node['@type'] === 'BreadcrumbList');
  return [
    ...(path === paths.home ? [webSite(options)] : []),
    ...(bank ? [organization(bank, options)] : []),
    ...(hasCrumbs ? [] : homeCrumbs(page, options)),
    ...added,
  ].map((data) => jsonInScript({ '@context': SCHEMA, ...data }));
}

/** The home page answers some questions, but is no list of them: search engines want a FAQPage of pages that are. */
const isOfHome = (node: JsonLdNode): boolean => node['@type'] !== 'FAQPage';

/** Returns the nodes of a rendering; none when its fields cannot be read, since the page leaves it out too. */
function nodesOf(
  { componentName, fields, params }: ComponentRendering,
  registry: Readonly<Record<string, ReadStructuredData>>,
  page: StructuredDataPage,
): readonly JsonLdNode[] {
  const read = Object.hasOwn(registry, componentName) ? registry[componentName] : undefined;
  try {
    return read?.(fields, page, params) ?? [];
  } catch {
    return [];
  }
}

const idOf = ({ publicUrl }: DataOptions, name: string): string => `${publicUrl}/#${name}`;

const urlOf = ({ publicUrl, language }: DataOptions, path: string): string => publicUrl + localizeHref(path, language);

const webSite = (options: DataOptions) => ({
  '@type': 'WebSite',
  '@id': idOf(options, 'site'),
  name: siteNameOf(options),
  url: urlOf(options, paths.home),
  inLanguage: options.language,
  publisher: { '@id': idOf(options, 'bank') },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${urlOf(options, paths.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

function organization({ name, telephone, branches }: Bank, options: DataOptions) {
  return {
    '@type': 'BankOrCreditUnion',
    '@id': idOf(options, 'bank'),
    name,
    url: urlOf(options, paths.home),
    logo: options.publicUrl + paths.logo,
    image: options.publicUrl + paths.socialCard,
    telephone,
    address: { '@type': 'PostalAddress', addressCountry: COUNTRY },
    ...(options.path === pagePaths.branches && {
      department: branches.map((branch) => department(branch, telephone, options)),
    }),
  };
}

const department = (
  { name, hours, street, city }: Bank['branches'][number],
  telephone: string,
  options: DataOptions,
) => ({
  '@type': 'BankOrCreditUnion',
  name,
  telephone,
  image: options.publicUrl + paths.socialCard,
  openingHours: hours,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressCountry: COUNTRY,
  },
});

const COUNTRY = 'SA';

/** Returns the breadcrumbs of a page without a block of them: only for a direct child of home. */
const homeCrumbs = ({ title, url }: StructuredDataPage, options: DataOptions): JsonLdNode[] =>
  options.path !== paths.home && options.path.split('/').length === 2
    ? [
        breadcrumbList([
          { title: siteNameOf(options), url: urlOf(options, paths.home) },
          { title, url },
        ]),
      ]
    : [];

const titled = z.object({ Title: z.object({ value: z.string() }) });

const titleOf = ({ fields, displayName, name }: RouteData): string => {
  const read = titled.safeParse(fields);
  return read.success ? read.data.Title.value : (displayName ?? name);
};

const siteNameOf = ({ phrases }: PageOptions): string => phrases.site_name ?? '';
