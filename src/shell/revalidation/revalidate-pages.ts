import { paths as fixedPaths } from '#src/config/paths.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { errorMessage } from '../error-message.ts';

/** What became of the pages that were to be renewed, by path. */
interface RevalidatedPages {
  readonly revalidated: readonly string[];
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

export interface RevalidatePagesOptions {
  /** Makes the page of an address anew and keeps it. */
  readonly revalidate: (address: string) => Promise<void>;
  /** The paths of the content's own error pages. */
  readonly errorPaths: () => Promise<readonly string[]>;
}

/** So many pages are made at once; visitors come first. */
const CONCURRENCY = 4;

const ERROR_PATHS = [fixedPaths.notFound, fixedPaths.serverError];

/** Renews pages in both languages; one that fails keeps no other from it. */
export async function revalidatePages(
  paths: readonly string[],
  { revalidate, errorPaths }: RevalidatePagesOptions,
): Promise<RevalidatedPages> {
  const known = [...new Set(paths)];
  // Without an answer they may be among the paths.
  const errors = await errorPaths().catch(() => known);
  const failed = new Map<string, string>();
  const tasks = known.flatMap((path) => localizedPaths(path, errors).map((address) => ({ path, address })));
  const worker = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { path } = task;
      await revalidate(task.address).catch((error: unknown) => failed.set(path, errorMessage(error)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return {
    revalidated: known.filter((path) => !failed.has(path)),
    failed: known.flatMap((path) => {
      const reason = failed.get(path);
      return reason === undefined ? [] : [{ path, reason }];
    }),
  };
}

/** The addresses of a page in every language; an error page is shown in the place of others, too. */
function localizedPaths(path: string, errorPaths: readonly string[]): string[] {
  const all = errorPaths.includes(path) ? [...new Set([path, ...ERROR_PATHS])] : [path];
  return all.flatMap((each) => LANGUAGES.map((language) => localizeHref(encodeURI(each), language)));
}
