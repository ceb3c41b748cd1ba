import { paths as fixedPaths } from '#src/config/paths.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { errorMessage } from '../error-message.ts';
import type { Language } from '#sitecore/definitions/language.ts';

/** Result of a revalidation, by path; `revalidated` has also the paths whose page is not cached. */
interface RevalidatedPages {
  readonly revalidated: readonly string[];
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

export interface RevalidatePagesOptions {
  /** Renders the page of a URL again and caches it. */
  readonly revalidate: (address: string) => Promise<void>;
  /** Returns the paths of the content's error pages. */
  readonly errorPaths: () => Promise<readonly string[]>;
  /** Returns true when the page of a path in content may be cached. */
  readonly wasLoaded: (path: string, language: Language) => boolean;
}

/** Pages revalidated at once; visitors take precedence. */
const CONCURRENCY = 4;

const addressOf = (path: string, language: Language): string => localizeHref(encodeURI(path), language);

/** URLs of Next's error routes, which show the error pages of the content. */
const ERROR_ADDRESSES = [fixedPaths.notFound, fixedPaths.serverError].flatMap((path) =>
  LANGUAGES.map((language) => addressOf(path, language)),
);

/**
 * Revalidates the cached pages of paths, in both languages; one that fails does not stop the others. A page that nobody has
 * requested is not cached: rendering it now would make visitors wait, and take the place of one that they visit.
 */
export async function revalidatePages(
  paths: readonly string[],
  { revalidate, errorPaths, wasLoaded }: RevalidatePagesOptions,
): Promise<RevalidatedPages> {
  const unique = [...new Set(paths)];
  // When the error paths are unknown, any path may be one.
  const errors = await errorPaths().catch(() => unique);
  const failed = new Map<string, string>();
  const addressesOf = (path: string): ReadonlySet<string> => {
    const cached = LANGUAGES.filter((language) => wasLoaded(path, language));
    return new Set([
      ...cached.map((language) => addressOf(path, language)),
      ...(errors.includes(path) ? ERROR_ADDRESSES : []),
    ]);
  };
  const tasks = unique.flatMap((path) => [...addressesOf(path)].map((address) => ({ path, address })));
  const worker = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { path } = task;
      await revalidate(task.address).catch((error: unknown) => failed.set(path, errorMessage(error)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return {
    revalidated: unique.filter((path) => !failed.has(path)),
    failed: unique.flatMap((path) => {
      const reason = failed.get(path);
      return reason === undefined ? [] : [{ path, reason }];
    }),
  };
}
