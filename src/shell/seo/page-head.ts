import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { feedPath, pagePaths, paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** A meta tag, by `name` or, for Open Graph, by `property`. */
interface MetaTag {
  readonly key: 'name' | 'property';
  readonly name: string;
  readonly content: string;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly meta: readonly MetaTag[];
  /** Path and title of the feed of the page's subject. */
  readonly feed?: { readonly href: string; readonly title: string };
  readonly indexed: boolean;
}

interface HeadOptions {
  readonly path: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** Dictionary phrases: the site's name and default texts. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** X card type of a page without one: the large card. */
const CARD_TYPE = 'summary_large_image';

/** Open Graph locales by language. */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en_US' };

/** Returns a page's head from its fields; empty fields take the site's defaults. */
export function pageHead(route: RouteData, options: HeadOptions): PageHead {
  const { path, language, publicUrl, phrases } = options;
  const scope = decodeScope(language, { of: `the head of ${path} in ${language}` });
  const fields = decodeFields(pageTemplate, withTitle(route, scope), scope);
  const address = (of: Language) => publicUrl + localizeHref(path, of);
  // Authors write an absolute URL or a path of this site.
  const absoluteUrl = (href: string, of: Language) =>
    href.startsWith('/') ? publicUrl + localizeHref(href, of) : href;
  const authored = { ar: fields.ArabicUrl.value, en: fields.EnglishUrl.value } satisfies Record<Language, string>;
  const alternates = LANGUAGES.map((of) => ({ language: of, href: absoluteUrl(authored[of], of) || address(of) }));
  const fallback = absoluteUrl(fields.DefaultUrl.value, DEFAULT_LANGUAGE) || address(DEFAULT_LANGUAGE);
  const canonical = absoluteUrl(fields.CanonicalUrl.value, language) || address(language);
  const { value: title } = fields.Title;
  const siteName = phrases.site_name ?? '';
  return {
    title: title === siteName ? siteName : `${title} – ${siteName}`,
    canonical,
    alternates: [...alternates, { language: 'x-default', href: fallback }],
    meta: metaOf(fields, canonical, options),
    ...(isNews(path) && { feed: { href: feedPath(language), title: phrases.news_feed ?? '' } }),
    indexed: true,
  };
}

/** Returns a route's fields; one without a title has the item's name. */
function withTitle({ fields, displayName, name }: RouteData, scope: DecodeScope): Readonly<Record<string, unknown>> {
  const all = isRecord(fields) ? fields : {};
  try {
    decodeFields({ fields: { Title: pageTemplate.fields.Title } }, all, { ...scope, report: () => undefined });
    return all;
  } catch {
    scope.report(`Title: the item's name stands in for it`);
    const named: unknown = [displayName, name].find((one: unknown) => typeof one === 'string' && one !== '');
    return { ...all, Title: { value: named ?? '…' } };
  }
}

const isNews = (path: string): boolean => path === pagePaths.news || path.startsWith(`${pagePaths.news}/`);

type PageValues = ReturnType<typeof decodeFields<typeof pageTemplate.fields>>;

/** Returns a page's meta tags, without empty ones. */
function metaOf(fields: PageValues, canonical: string, { language, publicUrl, phrases }: HeadOptions): MetaTag[] {
  const absolute = (src: string) => (src.startsWith('/') ? publicUrl + src : src);
  const title = fields.Title.value;
  const description = fields.MetaDescription.value || phrases.default_description || '';
  const picture = fields.OpenGraphImageUrl.src || paths.socialCard;
  const named = {
    description,
    keywords: fields.MetaKeywords.value || phrases.default_keywords || '',
    'twitter:title': fields.TwitterTitle.value || title,
    'twitter:description': fields.TwitterDescription.value || description,
    'twitter:card': fields.TwitterCardType.value || CARD_TYPE,
    'twitter:image': absolute(fields.TwitterImage.src || picture),
  };
  const openGraph = {
    'og:title': fields.OpenGraphTitle.value || title,
    'og:description': fields.OpenGraphDescription.value || description,
    'og:image': absolute(picture),
    'og:site_name': fields.OpenGraphSiteName.value || phrases.site_name || '',
    'og:url': canonical,
    'og:type': 'website',
    'og:locale': LOCALES[language],
  };
  return [
    ...tags('name', Object.entries(named)),
    ...tags('property', Object.entries(openGraph)),
    ...tags(
      'name',
      fields.Attributes.map(({ name, value }: NameValue) => [name, value]),
    ),
  ];
}

const tags = (key: MetaTag['key'], entries: readonly (readonly [string, string])[]): MetaTag[] =>
  entries.filter(([, content]) => content !== '').map(([name, content]) => ({ key, name, content }));

/** Returns the head of a draft; with only a title when required fields are still missing. */
export function draftHead(route: RouteData, options: HeadOptions): PageHead {
  try {
    return { ...pageHead(route, options), indexed: false };
  } catch {
    return noindexHead(route.displayName ?? route.name);
  }
}

/** Returns the head of a page that search engines must not index. */
export const noindexHead = (title: string): PageHead => ({
  title,
  canonical: '',
  alternates: [],
  meta: [],
  indexed: false,
});
