import { env } from '#src/config/env.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { PAGE_KEY } from '#src/features/form-builder/form-entries.ts';

/** Returns the query with which a form is sent to the platform: with the site's API key in the place of the placeholder. */
export function endpointSearch(search: URLSearchParams): string {
  const sent = new URLSearchParams(search);
  sent.delete(PAGE_KEY);
  sent.delete(FORM_KEY);
  sent.set('sc_apikey', env().SITECORE_API_KEY);
  return `?${sent}`;
}
