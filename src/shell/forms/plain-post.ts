import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#sitecore/definitions/language.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM } from '#src/features/form-builder/form-entries.ts';
import { STATUS_FORM } from '#src/services/request-status.ts';
import { withSentForm } from '#src/services/returned-form.server.ts';
import { withSentStatus } from '#src/services/sent-status.server.ts';
import { loadPlainStatus } from './load-plain-status.ts';
import { redirectOf, submitPlainForm } from './submit-plain-form.ts';

interface PlainPost {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly search: URLSearchParams;
  readonly language: Language;
}

/**
 * Carries out the form that a browser without scripts posts to a page, and renders the page for it; the page is rendered as it
 * is for any other request. Returns the page to which an accepted form leads instead.
 */
export async function withPlainPost<Value>(
  { request, response, search, language }: PlainPost,
  render: () => Promise<Value>,
): Promise<{ readonly location: string } | { readonly rendered: Value }> {
  const form = request.method === 'POST' ? search.get(FORM_KEY) : undefined;
  if (form === BUILDER_FORM) {
    const result = await submitPlainForm(request, response, search);
    const location = redirectOf(result);
    if (location !== undefined) return { location };
    const itemId = search.get('fxb.FormItemId') ?? '';
    return { rendered: await withSentForm({ itemId, result }, render) };
  }
  if (form !== STATUS_FORM) return { rendered: await render() };
  return { rendered: await withSentStatus(await loadPlainStatus(request, language), render) };
}
