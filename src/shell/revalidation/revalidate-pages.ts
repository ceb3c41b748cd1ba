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

const addressOf = (path: string, language: Language): string => localizeHref(encodeURI(path), language);

/** URLs of Next's error routes, which show the error pages of the content. */
const ERROR_ADDRESSES = [fixedPaths.notFound, fixedPaths.serverError].flatMap((path) =>
  LANGUAGES.map((language) => addressOf(path, language)),
);

/**
 * Revalidates the cached pages of paths in order, each in both languages at once; one that fails does not stop the others. A page that nobody has
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
  // A path's pages together, then the next path's: the page that was saved comes first, and visitors take precedence.
  for (const path of unique)
    await Promise.all(
      [...addressesOf(path)].map((address) =>
        revalidate(address).catch((error: unknown) => failed.set(path, errorMessage(error))),
      ),
    );
  return {
    revalidated: unique.filter((path) => !failed.has(path)),
    failed: unique.flatMap((path) => {
      const reason = failed.get(path);
      return reason === undefined ? [] : [{ path, reason }];
    }),
  };
}
