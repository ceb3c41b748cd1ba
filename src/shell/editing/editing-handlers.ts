import { NativeDataFetcher } from '@sitecore-jss/sitecore-jss-nextjs';
import {
  BasicEditingDataService,
  EditingDataMiddleware,
  type EditingDataService,
  EditingRenderMiddleware,
} from '@sitecore-jss/sitecore-jss-nextjs/editing';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { isAllowedOrigin } from '#src/config/allowed-origins.ts';
import { env } from '#src/config/env.ts';
import { switchLanguage } from '#src/i18n/localize-href.ts';
import { absoluteAssets } from './absolute-assets.ts';
import { languageOfEditor } from './draft.ts';
import { isSentPage } from './editing-body.ts';
import { editingCache } from './editing-cache.ts';
import { readWithSecret, refuse } from './editing-secret.ts';

/** Renders the page that an editor posts, through the SDK's handler. 404 where editing has no secret. */
export const renderHandler: NextApiHandler = async (request, response) => {
  const secret = env().JSS_EDITING_SECRET;
  if (secret === undefined) return void response.status(404).end();
  allowOrigin(request, response);
  if (!(await readWithSecret(request, response, { secret, inBody: request.method === 'POST' }))) return;
  if (request.method === 'POST' && !isSentPage(request.body))
    return void refuse(response, 400, 'Unable to extract editing data from request');
  return renderMiddleware(request).getHandler()(request, response);
};

/**
 * Stores and returns data that an editor sent, for installations without a shared disk, through the SDK's handler. 404 where
 * editing has no secret.
 */
export const dataHandler: NextApiHandler = async (request, response) => {
  const secret = env().JSS_EDITING_SECRET;
  if (secret === undefined) return void response.status(404).end();
  allowOrigin(request, response);
  if (!(await readWithSecret(request, response, { secret, inBody: false }))) return;
  // The SDK's handler fails on null, which is valid JSON.
  if (request.body === null) request.body = {};
  return new EditingDataMiddleware({ editingDataCache: editingCache() }).getHandler()(request, response);
};

/** Allows an origin of this site's list before the SDK's own check, which removes only the first blank of the list. */
function allowOrigin({ headers: { origin } }: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && isAllowedOrigin(origin, env().JSS_ALLOWED_ORIGINS))
    response.setHeader('Access-Control-Allow-Origin', origin);
}

/**
 * Returns the SDK's handler for one request. It requests the page from this process, in the edited language: the
 * request's Host header cannot be trusted.
 */
function renderMiddleware(request: NextApiRequest): EditingRenderMiddleware {
  const dataService = new BasicEditingDataService({ editingDataCache: editingCache() });
  let language = DEFAULT_LANGUAGE;
  const editingDataService: EditingDataService = {
    setEditingData: (data) => {
      language = languageOfEditor(data.language);
      return dataService.setEditingData(data);
    },
    getEditingData: (previewData) => dataService.getEditingData(previewData),
  };
  return new EditingRenderMiddleware({
    editingDataService,
    dataFetcher: new NativeDataFetcher({ fetch: fetchForEditor }),
    resolveServerUrl: () => ownOrigin(request),
    resolvePageUrl: ({ serverUrl = '', itemPath }) => serverUrl + switchLanguage(itemPath, language),
  });
}

/** Returns the origin at which this process received the request. */
function ownOrigin({ socket: { localAddress = '127.0.0.1', localPort = 3000 } }: NextApiRequest): string {
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Fetches a page whose HTML an editor shows on its own origin. */
const fetchForEditor: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const html = await response.text();
  const { status, statusText } = response;
  const headers = { 'content-type': response.headers.get('content-type') ?? 'text/html' };
  return new Response(absoluteAssets(html, env().PUBLIC_URL), { status, statusText, headers });
};
