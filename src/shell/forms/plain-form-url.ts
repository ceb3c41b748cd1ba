import type { IncomingMessage } from 'node:http';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM, PAGE_KEY } from '#src/features/form-builder/form-entries.ts';
import { languageOf } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** A path of a page: nothing that leads to another host or to a route of the site's own. */
const PAGE = /^\/(?![/\\]|_|api\/)[^?#\\]*$/;

/**
 * Returns the URL of the page that renders the response to a form which a browser without scripts sends to its endpoint;
 * undefined for any other request.
 */
export function plainFormUrl({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  const [path, query] = url.split('?', 2);
  if (method !== 'POST' || path !== CALLS.submitForm.path || query === undefined) return undefined;
  if (!headers.accept?.includes('text/html')) return undefined;
  const search = new URLSearchParams(query);
  const page = search.get(PAGE_KEY) ?? '';
  if (!PAGE.test(page)) return undefined;
  search.set(FORM_KEY, BUILDER_FORM);
  return `${localizeHref(page, languageOf(search.get('sc_lang') ?? undefined))}?${search}`;
}
