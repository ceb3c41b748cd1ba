import type { ServerResponse } from 'node:http';
import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { readReceipt, RECEIPT_COOKIE, RECEIPT_KEY } from '#sitecore/contracts/form-receipt.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { UrlQuery } from '#src/cms/widget.ts';
import { env, isProduction } from '#src/config/env.ts';
import { languageOf } from '#src/i18n/language.ts';
import { asVisitor } from '#src/services/visitor.server.ts';
import { contentServices, lastGoodServices } from '../content/content-services.ts';
import { isPlatformFailure } from '../content/platform-failure.ts';
import { errorMessage } from '../error-message.ts';
import { neutralErrorPage } from '../error-pages/neutral-error-page.ts';
import { withPlainPost } from '../forms/plain-post.ts';
import { clientOf } from '../http/client-of.ts';
import { POLICY, policyWith } from '../http/response-headers.ts';
import { toSearchParams } from '../redirects/to-search-params.ts';
import { loadErrorPage } from './load-page.ts';
import type { PageBodyProps } from './PageBody.tsx';
import { ERROR_PATHS, type ErrorPageKind, FOR_ALL, FOR_VISITOR, PAGE_FACTS, writeFacts } from './page-facts.ts';
import { pathFromSegments } from './path-from-segments.ts';
import { hasPersonalKey } from './personal-keys.ts';
import { readUrlQuery } from './read-url-query.ts';
import { resolvePage, type ResolvedPage } from './resolve-page.ts';

type Result = GetServerSidePropsResult<PageBodyProps>;

/** Seconds for which a page with values of any is current: nothing of it is known to change before. */
const QUERY_SECONDS = 60;

/** Seconds after which a browser or a robot may try again. */
const RETRY_SECONDS = '5';

/** Renders the page at a path, with what its query and a posted form change; a missing one, or one that fails, is an error page. */
export const respondWithPage: GetServerSideProps<PageBodyProps> = async (context) => {
  const { params, locale, req, res } = context;
  // The server in front of Next requests every page; what comes past it is a file or a route that there is not.
  const isPage = FOR_ALL in req.headers || FOR_VISITOR in req.headers || req.method === 'POST';
  if (isProduction() && !isPage) return { notFound: true };
  const [path, language] = [pathFromSegments(params?.path), languageOf(locale)];
  try {
    return path === ERROR_PATHS.serverError
      ? await errorPage('serverError', language, res)
      : await respond(context, path, language);
  } catch (error) {
    console.error(`${JSON.stringify(path)} in ${language}: ${errorMessage(error)}`);
    const result = await errorPage('serverError', language, res);
    if (isPlatformFailure(error)) {
      res.statusCode = 503;
      res.setHeader('Retry-After', RETRY_SECONDS);
    }
    return result;
  }
};

async function respond(
  { query, req, res, previewData }: GetServerSidePropsContext,
  path: string,
  language: Language,
): Promise<Result> {
  const search = toSearchParams(query);
  const request = { path, language, search };
  // A form's confirmation reads its numbers as those of a query.
  const receipt = readReceipt(search.get(RECEIPT_KEY), req.cookies[RECEIPT_COOKIE]);
  const values = { ...readUrlQuery(search), ...receipt };
  const { [FOR_VISITOR]: forVisitor = clientOf(req, env().TRUSTED_PROXIES), [FOR_ALL]: forAll } = req.headers;
  const resolve = (entries: UrlQuery) =>
    forAll === undefined
      ? asVisitor([forVisitor].flat().join(), () =>
          resolvePage(request, { ...values, ...entries }, previewData, lastGoodServices()),
        )
      : resolvePage(request, values, undefined, contentServices());
  const post = await withPlainPost({ request: req, response: res, search }, resolve);
  if ('location' in post) return { redirect: { destination: post.location, statusCode: 303 } };
  const resolved = post.rendered;
  const { readers, isQueryRedirected, isIncomplete, lacks, origins } = resolved;
  const isPublic = previewData === undefined && !hasPersonalKey(values) && !isPersonal(resolved, values);
  const seconds = Object.keys(values).length > 0 ? Math.min(resolved.seconds, QUERY_SECONDS) : resolved.seconds;
  res.setHeader(
    'Cache-Control',
    isPublic && (forAll !== undefined || !isIncomplete)
      ? `public, s-maxage=${seconds}, stale-while-revalidate=300`
      : 'private, no-store',
  );
  // Nobody but the server in front of Next gets them.
  if (forAll !== undefined || FOR_VISITOR in req.headers)
    res.setHeader(PAGE_FACTS, writeFacts({ seconds, readers, isQueryRedirected, isIncomplete, lacks }));
  if (Object.keys(origins).length > 0) res.setHeader(POLICY, policyWith(origins, previewData !== undefined));
  if (resolved.kind === 'redirect') return { redirect: resolved.redirect };
  return resolved.kind === 'page' ? { props: resolved.page } : errorPage('notFound', language, res);
}

/** Returns true for a page with a rendering whose personal keys the query has. */
const isPersonal = ({ readers }: ResolvedPage, values: UrlQuery): boolean =>
  readers.some((reader) => reader.isPersonal && reader.keys.some((key) => key in values));

const STATUS: Readonly<Record<ErrorPageKind, number>> = { notFound: 404, serverError: 500 };

/** Returns an error page of the content; a neutral one when that cannot be loaded. */
async function errorPage(kind: ErrorPageKind, language: Language, response: ServerResponse): Promise<Result> {
  response.statusCode = STATUS[kind];
  if (kind === 'serverError') response.setHeader('Cache-Control', 'private, no-store');
  try {
    return { props: (await loadErrorPage(kind, language)) ?? neutralErrorPage(kind, language) };
  } catch (error) {
    if (kind === 'notFound') throw error;
    console.error(`the error page in ${language}: ${errorMessage(error)}`);
    return { props: neutralErrorPage(kind, language) };
  }
}
