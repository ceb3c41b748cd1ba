import { CONTENT_MAX_AGE_MS } from '#src/config/timings/content.ts';
import { type Check, missing, ok, remark } from './check.ts';
import { errorLine } from './json-fetch.ts';

const editing: Check = {
  name: 'editing',
  anchor: 'editing',
  needs: [],
  run: ({ settings }) =>
    Promise.resolve(
      settings.editingSecret === undefined
        ? missing('JSS_EDITING_SECRET is not set here: the site has no editing routes')
        : ok('JSS_EDITING_SECRET is set here'),
    ),
};

const cors: Check = {
  name: 'cors',
  anchor: 'api-key',
  needs: ['graphql'],
  run: async ({ settings, fetch }) => {
    const { origin } = new URL(settings.publicUrl);
    const url = new URL(settings.endpoint);
    url.searchParams.set('sc_apikey', settings.apiKey ?? '');
    const preflight: Response | string = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,sc_apikey',
      },
    }).catch(errorLine);
    if (typeof preflight === 'string') return remark(`not needed: a preflight had ${preflight}`);
    const allowed = preflight.headers.get('access-control-allow-origin');
    if (allowed === '*' || allowed === origin) return ok(`pages of ${origin} may call`);
    return remark(`not needed: pages of ${origin} may not call, but browsers call through the site`);
  },
};

const publishes: Check = {
  name: 'publishes',
  anchor: 'publishes',
  needs: [],
  run: ({ settings }) =>
    Promise.resolve(
      settings.revalidateSecret === undefined
        ? remark(
            `REVALIDATE_SECRET is not set here: no publish can be announced, and content is renewed by age (${CONTENT_MAX_AGE_MS / 1000} s, pages 300 s)`,
          )
        : ok('REVALIDATE_SECRET is set here'),
    ),
};

/** Checks of the site's own settings, and of what only a browser would need. */
export const settingChecks: readonly Check[] = [editing, cors, publishes];
