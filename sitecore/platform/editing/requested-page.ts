import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, type Language } from '#sitecore/definitions/language.ts';
import { type Content, pageAt, type Site, siteNamed } from '../content/content.ts';
import type { Item } from '../content/tree.ts';
import { readLanguage } from '../content/read-language.ts';

interface RequestedPage {
  readonly site: Site;
  /** Undefined when the site has no such page. */
  readonly page: Item | undefined;
  readonly language: Language;
}

/** Returns the language of the `lang` parameter, or the default language without a valid one. */
export const requestedLanguage = (c: Context): Language => readLanguage(c.req.query('lang') ?? '') ?? DEFAULT_LANGUAGE;

/** Reads the page of a request: `?item=/about&lang=ar`; `sc_site` selects a site other than the first. */
export function requestedPage(c: Context, content: Content): RequestedPage {
  const site = siteNamed(content, c.req.query('sc_site') ?? '') ?? content.sites[0];
  return { site, page: pageAt(content, site, c.req.query('item') ?? '/'), language: requestedLanguage(c) };
}
