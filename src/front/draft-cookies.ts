import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isSameSecret } from '#src/shell/http/verify-bearer.ts';

/** Cookies of Next for an author who previews drafts: proof, and data. */
const BYPASS = '__prerender_bypass';
const PREVIEW_COOKIES = [BYPASS, '__next_preview_data'];

const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(16) }) });

/** Returns what Next's build has authors' cookies prove. */
export const previewId = (buildFolder: string): string =>
  manifest.parse(JSON.parse(readFileSync(join(buildFolder, 'prerender-manifest.json'), 'utf8'))).preview.previewModeId;

/** Returns true for the cookies of an author who previews drafts; anybody can send a cookie of that name. */
export const hasDraftCookie = (cookies: string | undefined, id: string): boolean =>
  cookiesOf(cookies).some(({ name, value }) => name === BYPASS && isSameSecret(value, id));

/** Returns the cookies with which a page is rendered for its visitor. */
export const visitorCookies = (cookies: string | undefined, hasDraft: boolean): string =>
  cookiesOf(cookies)
    .filter(({ name }) => hasDraft || !PREVIEW_COOKIES.includes(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

const cookiesOf = (cookies = '') =>
  cookies.split(';').flatMap((cookie) => {
    const [name = '', ...value] = cookie.trim().split('=');
    return name === '' ? [] : [{ name, value: value.join('=') }];
  });
