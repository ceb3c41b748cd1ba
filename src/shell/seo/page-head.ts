import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** A tag that says something of a page: by `name`, or as Open Graph does by `property`. */
interface MetaTag {
  readonly key: 'name' | 'property';
  readonly name: string;
  readonly content: string;
}

/** What a page says of itself to browsers, search engines and whoever shares it. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly meta: readonly MetaTag[];
  /** Structured data, each a JSON-LD document. */
  readonly structuredData: readonly string[];
  readonly indexed: boolean;
}

interface HeadOptions {
  readonly path: string;
  readonly language: Language;
  readonly publicUrl: string;
  /** The site's dictionary: its name, and what a page says that says nothing. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** X's large card: what a page without a card type gets. */
const CARD_TYPE = 'summary_large_image';

/** Open Graph's names of the languages. */
const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en_US' };

/** Makes a page's head of its fields; what the page leaves empty comes from the site's defaults. */
export function pageHead(route: RouteData, options: HeadOptions): PageHead {
  const { path, language, publicUrl, phrases } = options;
  const fields = decodeFields(pageTemplate, route.fields ?? {}, decodeScope(language));
  const address = (of: Language) => publicUrl + localizeHref(path, of);
  // An author writes a whole address, or a path of this site.
  const written = (href: string, of: Language) => (href.startsWith('/') ? publicUrl + localizeHref(href, of) : href);
  const own = { ar: fields.ArabicUrl.value, en: fields.EnglishUrl.value } satisfies Record<Language, string>;
  const alternates = LANGUAGES.map((of) => ({ language: of, href: written(own[of], of) || address(of) }));
  const fallback = written(fields.DefaultUrl.value, DEFAULT_LANGUAGE) || address(DEFAULT_LANGUAGE);
  const canonical = written(fields.CanonicalUrl.value, language) || address(language);
  const { value: title } = fields.Title;
  const siteName = phrases.site_name ?? '';
  return {
    title: title === siteName ? siteName : `${title} – ${siteName}`,
    canonical,
    alternates: [...alternates, { language: 'x-default', href: fallback }],
    meta: metaOf(fields, canonical, options),
    structuredData: [],
    indexed: true,
  };
}

type PageValues = ReturnType<typeof decodeFields<typeof pageTemplate.fields>>;

/** The tags of a page, those without content left out. */
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

/** The head of a page that its author works on; what is not filled in yet does not keep it from being shown. */
export function draftHead(route: RouteData, options: HeadOptions): PageHead {
  try {
    return { ...pageHead(route, options), indexed: false };
  } catch {
    return noindexHead(route.displayName ?? route.name);
  }
}

/** The head of a page that search engines must not keep. */
export const noindexHead = (title: string): PageHead => ({
  title,
  canonical: '',
  alternates: [],
  meta: [],
  structuredData: [],
  indexed: false,
});
