import type { ComponentRendering, RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import { sanitizeMarkup } from '#src/cms/sanitize.ts';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { queryPlatform } from '#src/queries/query-platform.server.ts';
import { type Bank, bank as bankQuery } from '#src/queries/bank.query.ts';
import { errorMessage } from '../error-message.ts';

interface Crumb {
  readonly title: string;
  readonly path: string;
}

interface Question {
  readonly question: string;
  /** Markup. */
  readonly answer: string;
}

interface PageOptions {
  readonly path: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly phrases: Readonly<Record<string, string>>;
}

interface DataOptions extends PageOptions {
  /** The bank's data, on the home page only. */
  readonly bank: Bank | undefined;
}

const SCHEMA = 'https://schema.org';

/** Loads a page's structured data; on the home page with the bank's data when available. */
export async function loadStructuredData(route: RouteData, options: PageOptions): Promise<string[]> {
  const { path, language } = options;
  const bank = path === paths.home ? await bankIn(language).catch(logAndOmit) : undefined;
  return structuredData(route, { ...options, bank });
}

const bankIn = (language: Language): Promise<Bank> => {
  const path = `/sitecore/content/${env().SITECORE_SITE_NAME}/items/bank`;
  return queryPlatform(bankQuery, { path, language }, { path: paths.home, state: 'normal' });
};

const logAndOmit = (error: unknown): undefined => {
  console.error(`structured data of the bank: ${errorMessage(error)}`);
};

/** Returns a page's structured data as JSON-LD (schema.org), each document safe inside a script element. */
export function structuredData(route: RouteData, options: DataOptions): string[] {
  const { bank, path } = options;
  const questions = questionsOf(route);
  const crumbs = path === paths.home ? [] : crumbsOf(route, options);
  return [
    ...(path === paths.home ? [webSite(options)] : []),
    ...(bank ? [organization(bank, options)] : []),
    ...(crumbs.length > 1 ? [breadcrumbList(crumbs, options)] : []),
    ...(questions.length > 0 ? [faqPage(questions, options)] : []),
  ].map((data) => inScript({ '@context': SCHEMA, ...data }));
}

/** Returns JSON in which no text can end the script element. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

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
    department: branches.map((branch) => ({
      '@type': 'BankOrCreditUnion',
      name: branch.name,
      telephone,
      image: options.publicUrl + paths.socialCard,
      openingHours: branch.hours,
      address: {
        '@type': 'PostalAddress',
        streetAddress: branch.street,
        addressLocality: branch.city,
        addressCountry: COUNTRY,
      },
    })),
  };
}

const COUNTRY = 'SA';

const breadcrumbList = (crumbs: readonly Crumb[], options: DataOptions) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: urlOf(options, path),
  })),
});

const faqPage = (questions: readonly Question[], { language }: DataOptions) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: sanitizeMarkup(answer, (href) => href) },
  })),
});

const breadcrumbs = z.object({
  data: z.object({
    item: z.object({
      displayName: z.string(),
      ancestors: z.array(z.object({ displayName: z.string(), url: z.object({ path: z.string() }) })),
    }),
  }),
});

/** Returns the breadcrumbs of a page, itself last; without a Breadcrumbs widget only for a direct child of home. */
function crumbsOf(route: RouteData, options: DataOptions): Crumb[] {
  const { path } = options;
  const shown = renderingsOf(route).find(({ componentName }) => componentName === 'Breadcrumbs');
  const read = breadcrumbs.safeParse(shown?.fields);
  const self = { title: titleOf(route), path };
  if (read.success) {
    const above = read.data.data.item.ancestors.map(({ displayName, url }) => ({ title: displayName, path: url.path }));
    return [...above.reverse(), self];
  }
  return path.split('/').length === 2 ? [{ title: siteNameOf(options), path: paths.home }, self] : [];
}

const titled = z.object({ Title: z.object({ value: z.string() }) });

const titleOf = ({ fields, displayName, name }: RouteData): string => {
  const read = titled.safeParse(fields);
  return read.success ? read.data.Title.value : (displayName ?? name);
};

const siteNameOf = ({ phrases }: PageOptions): string => phrases.site_name ?? '';

const question = z.object({ Question: z.object({ value: z.string() }), Answer: z.object({ value: z.string() }) });

/** Returns the questions that a page's widgets answer, each once. */
function questionsOf(route: RouteData): Question[] {
  const found = new Map<string, Question>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const read = question.safeParse(value);
    if (read.success && read.data.Question.value && read.data.Answer.value) {
      const { Question, Answer } = read.data;
      found.set(Question.value, { question: Question.value, answer: Answer.value });
    } else Object.values(value).forEach(collect);
  };
  for (const { fields } of renderingsOf(route)) collect(fields);
  return [...found.values()];
}

const isRendering = (entry: object): entry is ComponentRendering => 'componentName' in entry;

const renderingsOf = ({ placeholders = {} }: ComponentRendering | RouteData): ComponentRendering[] =>
  Object.values(placeholders)
    .flat()
    .filter(isRendering)
    .flatMap((rendering) => [rendering, ...renderingsOf(rendering)]);
