import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { decodeFields } from '#sitecore/definitions/template.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** What a page says of itself to browsers and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly indexed: boolean;
}

interface HeadOptions {
  readonly path: string;
  readonly language: Language;
  readonly publicUrl: string;
  readonly siteName: string;
}

/** Makes a page's head of its fields. */
export function pageHead(route: RouteData, { path, language, publicUrl, siteName }: HeadOptions): PageHead {
  const { Title, MetaDescription, ...fields } = decodeFields(pageTemplate, route.fields ?? {}, decodeScope(language));
  const address = (of: Language) => publicUrl + localizeHref(path, of);
  const written = { ar: fields.ArabicUrl.value, en: fields.EnglishUrl.value } satisfies Record<Language, string>;
  const alternates = LANGUAGES.map((of) => ({ language: of, href: written[of] || address(of) }));
  const fallback = { language: 'x-default', href: fields.DefaultUrl.value || address(DEFAULT_LANGUAGE) };
  return {
    title: Title.value === siteName ? siteName : `${Title.value} – ${siteName}`,
    description: MetaDescription.value,
    canonical: fields.CanonicalUrl.value || address(language),
    alternates: [...alternates, fallback],
    indexed: true,
  };
}

/** The head of a page that its author works on; what is not filled in yet does not keep it from being shown. */
export function draftHead(route: RouteData, options: HeadOptions): PageHead {
  try {
    return { ...pageHead(route, options), indexed: false };
  } catch {
    return hiddenHead(route.displayName ?? route.name);
  }
}

/** The head of a page that search engines must not keep. */
export const hiddenHead = (title: string): PageHead => ({
  title,
  description: '',
  canonical: '',
  alternates: [],
  indexed: false,
});
