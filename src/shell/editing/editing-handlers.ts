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
import { editingCache } from './editing-cache.ts';

const NO_SECRET = 'Editing is switched off: JSS_EDITING_SECRET is not set';

/** Renders the page that an editor posts: the SDK's own handler, over this site's pages. */
export const renderHandler: NextApiHandler = async (request, response) => {
  if (env().JSS_EDITING_SECRET === undefined)
    return void response.status(500).json({ html: `<html><body>${NO_SECRET}</body></html>` });
  allowOrigin(request, response);
  return renderMiddleware(request).getHandler()(request, response);
};

/** Keeps and gives what an editor sent, for installations whose parts share no disk: the SDK's own handler. */
export const dataHandler: NextApiHandler = async (request, response) => {
  if (env().JSS_EDITING_SECRET === undefined) return void response.status(500).end(NO_SECRET);
  allowOrigin(request, response);
  // The SDK's handler would stumble over the null that is valid JSON.
  if (request.body === null) request.body = {};
  return new EditingDataMiddleware({ editingDataCache: editingCache() }).getHandler()(request, response);
};

/** Origins in the list as this site reads it pass the SDK's own check, which takes blanks for a part of a name. */
function allowOrigin({ headers: { origin } }: NextApiRequest, response: NextApiResponse): void {
  if (origin === undefined) return;
  response.setHeader('Vary', 'Origin');
  if (isAllowedOrigin(origin, env().JSS_ALLOWED_ORIGINS)) response.setHeader('Access-Control-Allow-Origin', origin);
}

/**
 * The SDK's handler for one request. It asks the page of this very process, in the language that is being edited: the
 * name in the request's own Host header may lead anywhere.
 */
function renderMiddleware(request: NextApiRequest): EditingRenderMiddleware {
  const kept = new BasicEditingDataService({ editingDataCache: editingCache() });
  let language = DEFAULT_LANGUAGE;
  const editingDataService: EditingDataService = {
    setEditingData: (data) => {
      language = languageOfEditor(data.language);
      return kept.setEditingData(data);
    },
    getEditingData: (previewData) => kept.getEditingData(previewData),
  };
  return new EditingRenderMiddleware({
    editingDataService,
    dataFetcher: new NativeDataFetcher({ fetch: fetchForEditor }),
    resolveServerUrl: () => ownOrigin(request),
    resolvePageUrl: ({ serverUrl = '', itemPath }) => serverUrl + switchLanguage(itemPath, language),
  });
}

/** Where the request has come in. */
function ownOrigin({ socket: { localAddress = '127.0.0.1', localPort = 3000 } }: NextApiRequest): string {
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Fetches a page whose HTML an editor will show on its own origin. */
const fetchForEditor: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  const html = await answer.text();
  const { status, statusText } = answer;
  const headers = { 'content-type': answer.headers.get('content-type') ?? 'text/html' };
  return new Response(absoluteAssets(html, env().PUBLIC_URL), { status, statusText, headers });
};
