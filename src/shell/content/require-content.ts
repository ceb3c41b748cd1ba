import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { Language } from '#sitecore/definitions/language.ts';

type FetchLayout = (path: string, language: Language) => Promise<LayoutServiceData>;

const HOME = '/';

/** Layout JSON as far as every layout has it. */
const layoutJson = z.object({
  sitecore: z.object({
    context: z.looseObject({}),
    route: z.looseObject({ placeholders: z.unknown() }).nullish(),
  }),
});

/** Layout JSON of a page that exists. */
const layoutWithRoute = z.object({ sitecore: z.object({ route: z.looseObject({}) }) });

/** Returns true for a layout with at least one rendering; throws for anything that is no layout. */
function hasRenderings(layout: unknown): boolean {
  const read = layoutJson.safeParse(layout);
  if (!read.success) throw new Error('the response is no layout');
  const placeholders = read.data.sitecore.route?.placeholders;
  // A Sitecore may send null in the place of a list, or of a rendering that failed.
  return Object.values(isRecord(placeholders) ? placeholders : {}).some(
    (renderings) => Array.isArray(renderings) && renderings.some(isRecord),
  );
}

/**
 * Returns a check that throws when the platform has no home page: one that starts or was deployed wrongly responds like one
 * without any content, and a missing page, redirect or error page means nothing then.
 */
export const requireHomePage =
  (fetchLayout: FetchLayout, language: Language): (() => Promise<void>) =>
  async () => {
    if (!hasRenderings(await fetchLayout(HOME, language))) throw new Error('the platform has no home page');
  };

/** Returns the call for layouts with empty ones accepted only from a platform that has its home page. */
export const requireLayouts =
  (fetchLayout: FetchLayout, checkHome: () => Promise<void>): FetchLayout =>
  async (path, language) => {
    const layout = await fetchLayout(path, language);
    if (!hasRenderings(layout)) await checkHome();
    return layout;
  };

/** Returns the call with results that `isEmpty` accepted only from a platform that has its home page. */
export const unlessEmptied =
  <K extends readonly string[], V>(
    call: (...key: K) => Promise<V>,
    isEmpty: (value: V) => boolean,
    checkHome: () => Promise<void>,
  ): ((...key: K) => Promise<V>) =>
  async (...key) => {
    const value = await call(...key);
    if (isEmpty(value)) await checkHome();
    return value;
  };

/** Returns the call, which throws for results that `isEmpty`: no site is without them. */
export const neverEmpty =
  <K extends readonly string[], V>(
    call: (...key: K) => Promise<V>,
    isEmpty: (value: V) => boolean,
  ): ((...key: K) => Promise<V>) =>
  async (...key) => {
    const value = await call(...key);
    if (isEmpty(value)) throw new Error('the response is empty');
    return value;
  };

/** Error pages of a site as far as they are read; any part may be missing. */
const errorPagesJson = z.object({
  notFoundPage: z.object({ rendered: layoutWithRoute }),
  serverErrorPage: z.object({ rendered: layoutWithRoute }),
});

/** Returns true when one of the error pages is missing or has no route. */
export const lacksErrorPage = (pages: unknown): boolean => !errorPagesJson.safeParse(pages).success;
