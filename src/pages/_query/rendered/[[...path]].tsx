import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import { env } from '#src/config/env.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM } from '#src/features/form-builder/form-entries.ts';
import { languageOf } from '#src/i18n/language.ts';
import { withSentForm } from '#src/services/returned-form.server.ts';
import { asVisitor } from '#src/services/visitor.server.ts';
import { redirectOf, submitPlainForm } from '#src/shell/forms/submit-plain-form.ts';
import { clientOf } from '#src/shell/http/client-of.ts';
import { lastGoodServices } from '#src/shell/content/content-services.ts';
import { type ResolvedPage, resolvePage } from '#src/shell/page/resolve-page.ts';
import { pathFromSegments } from '#src/shell/page/path-from-segments.ts';
import type { PageBodyProps } from '#src/shell/page/PageBody.tsx';
import { readUrlQuery } from '#src/shell/page/read-url-query.ts';
import { toSearchParams } from '#src/shell/redirects/to-search-params.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/page-config.ts';

/**
 * Renders a page per request, for URLs whose query decides a widget's content or is kept by a redirect; caches store
 * it for a minute, unless the query is a form that a visitor filled in or data could not be fetched.
 */
export const getServerSideProps: GetServerSideProps<PageBodyProps> = async (context) => {
  const { params, locale, query, req, res, previewData } = context;
  const search = toSearchParams(query);
  const request = { path: pathFromSegments(params?.path), language: languageOf(locale), search };
  const visitor = clientOf(req, env().TRUSTED_PROXIES);
  const render = () =>
    asVisitor(visitor, () => resolvePage(request, readUrlQuery(search), previewData, lastGoodServices()));
  const sent = isPlainForm(req, search) ? await submitPlainForm(req, res, search) : undefined;
  const location = sent && redirectOf(sent);
  if (location !== undefined) return { redirect: { destination: location, statusCode: 303 } };
  const itemId = search.get('fxb.FormItemId') ?? '';
  const resolved = await (sent ? withSentForm({ itemId, result: sent }, render) : render());
  const isCacheable = previewData === undefined && !search.has(FORM_KEY) && !isIncomplete(resolved);
  res.setHeader('Cache-Control', isCacheable ? 'public, s-maxage=60, stale-while-revalidate=300' : 'private, no-store');
  if (!resolved) return { notFound: true };
  return 'redirect' in resolved ? { redirect: resolved.redirect } : { props: resolved.page };
};

const isPlainForm = ({ method }: IncomingMessage, search: URLSearchParams): boolean =>
  method === 'POST' && search.get(FORM_KEY) === BUILDER_FORM;

const isIncomplete = (resolved: ResolvedPage): boolean =>
  resolved !== undefined && 'isIncomplete' in resolved && resolved.isIncomplete;

export default SitePage;
