import type { Context } from 'hono';
import { jsonOf } from '#sitecore/contracts/values/json-of.ts';
import type { PlatformEnv } from './platform-env.ts';

/** The JSON of a request's body; undefined when it is none. */
export const jsonBody = async (c: Context<PlatformEnv>): Promise<unknown> => jsonOf(await c.req.text());
