import { randomUUID } from 'node:crypto';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import { pageItem } from '#src/queries/page-item.query.ts';
import { bodyOf } from '#src/queries/query.ts';
import { type Check, missing, ok } from './check.ts';
import type { Connection } from './connection.ts';
import { describeResponse, parseJson } from './json-fetch.ts';

/** Statuses with which a platform refuses a key. */
const REFUSALS: readonly number[] = [400, 401, 403];

const LAYOUT_PATH = '/sitecore/api/layout/render/default';

const host: Check = {
  name: 'host',
  anchor: 'host',
  needs: [],
  run: async ({ settings, fetch }) => {
    const { status } = await fetch(settings.host);
    return ok(`${settings.host} responds (${status})`);
  },
};

const layoutService: Check = {
  name: 'layout service',
  anchor: 'headless-services',
  needs: ['host'],
  run: async (connection) => {
    const response = await fetchLayout(connection, connection.settings.apiKey ?? '');
    const text = await response.text();
    const json = parseJson(text);
    const isFound = REFUSALS.includes(response.status) || (isRecord(json) && isRecord(json.sitecore));
    return isFound ? ok(LAYOUT_PATH) : missing(`${LAYOUT_PATH} ${describeResponse(response, text)}`);
  },
};

const apiKey: Check = {
  name: 'api key',
  anchor: 'api-key',
  needs: ['layout service'],
  run: async (connection) => {
    const key = connection.settings.apiKey;
    if (key === undefined) return missing('SITECORE_API_KEY is not set');
    const { status } = await fetchLayout(connection, key);
    if (REFUSALS.includes(status)) return missing(`the layout service refuses the key (${status})`);
    const other = await fetchLayout(connection, formatGuid(randomUUID(), 'B'));
    return ok(REFUSALS.includes(other.status) ? 'accepted; another is refused' : 'accepted, but so is any other');
  },
};

const graphQL: Check = {
  name: 'graphql',
  anchor: 'graphql',
  needs: ['api key'],
  run: async ({ settings: { endpoint, apiKey: key = '', site }, fetch }) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: key },
      body: bodyOf(pageItem, { site, path: '/', language: DEFAULT_LANGUAGE }),
    });
    const text = await response.text();
    const json = parseJson(text);
    if (response.ok && isRecord(json) && isRecord(json.data)) return ok(endpoint);
    return missing(`${endpoint} ${describeResponse(response, text)}`);
  },
};

/** Checks of the endpoints and of the key. */
export const connectionChecks: readonly Check[] = [host, layoutService, apiKey, graphQL];

function fetchLayout({ settings, fetch }: Connection, key: string): Promise<Response> {
  const query = new URLSearchParams({
    item: '/',
    sc_site: settings.site,
    sc_lang: DEFAULT_LANGUAGE,
    sc_apikey: key,
    tracking: 'false',
  });
  return fetch(`${settings.host}${LAYOUT_PATH}?${query.toString()}`);
}
