import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxBytesOf, MEDIA_TYPES, mediaTypeOf } from '#sitecore/contracts/catalogue.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { FORM_KEY, POSTED_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM } from '#src/features/form-builder/form-entries.ts';
import { withSentForm } from '#src/services/returned-form.server.ts';
import { isOwnPage } from '../http/is-own-page.ts';
import { readBody } from '../http/read-body.ts';
import { readUrlQuery } from '../page/read-url-query.ts';
import { redirectOf, submitPlainForm } from './submit-plain-form.ts';

interface PlainPost {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly search: URLSearchParams;
}

/**
 * Carries out the form that a browser without scripts posts to a page, and renders the page for it. `render` gets what was entered:
 * the page reads it as it reads its query, though no address holds it; nothing when the page was only opened. Returns the page to
 * which an accepted form leads instead.
 */
export async function withPlainPost<Value>(
  { request, response, search }: PlainPost,
  render: (entries: UrlQuery) => Promise<Value>,
): Promise<{ readonly location: string } | { readonly rendered: Value }> {
  const form = request.method === 'POST' ? search.get(FORM_KEY) : null;
  if (form === null) return { rendered: await render({}) };
  if (form !== BUILDER_FORM) return { rendered: await render(await postedEntries(request, form)) };
  const result = await submitPlainForm(request, response, search);
  const location = redirectOf(result);
  if (location !== undefined) return { location };
  const itemId = search.get('fxb.FormItemId') ?? '';
  return { rendered: await withSentForm({ itemId, result }, () => render({})) };
}

/** Returns the entries that a page of the site posts; none of another site's, of a body that is too large, or is no form. */
async function postedEntries(request: IncomingMessage, form: string): Promise<UrlQuery> {
  const type = mediaTypeOf(request.headers['content-type']);
  const isForm = isOwnPage(request) && MEDIA_TYPES.form.includes(type);
  const body = isForm ? await readBody(request, maxBytesOf({}, type)) : undefined;
  const entries = new URLSearchParams(body?.toString('utf8'));
  entries.set(FORM_KEY, form);
  return { ...readUrlQuery(entries), [POSTED_KEY]: form };
}
