import type { IncomingMessage, ServerResponse } from 'node:http';
import { receiveCspReports } from './csp-reports.ts';
import { siteGraphqlProxy } from './graphql/site-graphql-proxy.ts';
import { proxyMedia } from './media/media-proxy.ts';
import { proxyService } from './services/service-proxy.ts';
import { sendSheet, SHEET } from './styles.ts';

/** Responds to a request. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Routes of the server itself, in development too, by the URL that `prepareRequest` gives it. */
const ROUTES: readonly (readonly [RegExp, Handle])[] = [
  [SHEET, sendSheet],
  [/^\/api\/[-~]\//, proxyMedia],
  [/^\/api\/sitecore\/api\/graph\/edge(?:\?|$)/, siteGraphqlProxy],
  [/^\/api\/(?:sitecore|jss)\//, proxyService],
  [/^\/api\/csp-reports(?:\?|$)/, receiveCspReports],
];

/** Returns the handler of a URL; undefined for one that is a page’s, a file’s, or a route of Next. */
export const routeOf = (url: string): Handle | undefined => ROUTES.find(([path]) => path.test(url))?.[1];
