import { paths as fixedPaths } from '#src/config/paths.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { errorMessage } from '../error-message.ts';

/** Result of a revalidation, by path. */
interface RevalidatedPages {
  readonly revalidated: readonly string[];
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

export interface RevalidatePagesOptions {
  /** Renders the page of a URL again and caches it. */
  readonly revalidate: (address: string) => Promise<void>;
  /** Returns the paths of the content's error pages. */
  readonly errorPaths: () => Promise<readonly string[]>;
}

/** Pages revalidated at once; visitors take precedence. */
const CONCURRENCY = 4;

const ERROR_PATHS = [fixedPaths.notFound, fixedPaths.serverError];

/** Revalidates pages in both languages; one that fails does not stop the others. */
export async function revalidatePages(
  paths: readonly string[],
  { revalidate, errorPaths }: RevalidatePagesOptions,
): Promise<RevalidatedPages> {
  const unique = [...new Set(paths)];
  // When the error paths are unknown, any path may be one.
  const errors = await errorPaths().catch(() => unique);
  const failed = new Map<string, string>();
  const tasks = unique.flatMap((path) => localizedPaths(path, errors).map((address) => ({ path, address })));
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

/** Returns the URLs of a page in every language; an error page also has those of Next's error routes. */
function localizedPaths(path: string, errorPaths: readonly string[]): string[] {
  const all = errorPaths.includes(path) ? [...new Set([path, ...ERROR_PATHS])] : [path];
  return all.flatMap((each) => LANGUAGES.map((language) => localizeHref(encodeURI(each), language)));
}
