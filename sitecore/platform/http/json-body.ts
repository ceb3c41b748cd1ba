import type { Context } from 'hono';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import type { PlatformEnv } from './platform-env.ts';

/** Parses a request's body; undefined when it is not JSON. */
export const jsonBody = async (c: Context<PlatformEnv>): Promise<unknown> => parseJson(await c.req.text());
