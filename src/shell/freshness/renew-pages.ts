import { paths as fixedPaths } from '#src/config/paths.ts';
import { LANGUAGES } from '#src/i18n/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { reasonOf } from '../reason-of.ts';

/** What became of the pages that were to be renewed, by path. */
interface Renewed {
  readonly revalidated: readonly string[];
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
}

export interface RenewOptions {
  /** Makes the page of an address anew and keeps it. */
  readonly renew: (address: string) => Promise<void>;
  /** The paths of the content's own error pages. */
  readonly errorPaths: () => Promise<readonly string[]>;
}

/** So many pages are made at once; visitors come first. */
const AT_ONCE = 4;

const ERROR_ADDRESSES = [fixedPaths.notFound, fixedPaths.serverError];

/** Renews pages in both languages; one that fails keeps no other from it. */
export async function renewPages(paths: readonly string[], { renew, errorPaths }: RenewOptions): Promise<Renewed> {
  const known = [...new Set(paths)];
  // Without an answer they may be among the paths.
  const errors = await errorPaths().catch(() => known);
  const failed = new Map<string, string>();
  const tasks = known.flatMap((path) => addressesOf(path, errors).map((address) => ({ path, address })));
  const worker = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { path } = task;
      await renew(task.address).catch((error: unknown) => failed.set(path, reasonOf(error)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    revalidated: known.filter((path) => !failed.has(path)),
    failed: known.flatMap((path) => {
      const reason = failed.get(path);
      return reason === undefined ? [] : [{ path, reason }];
    }),
  };
}

/** The addresses of a page in every language; an error page is shown in the place of others, too. */
function addressesOf(path: string, errorPaths: readonly string[]): string[] {
  const all = errorPaths.includes(path) ? [...new Set([path, ...ERROR_ADDRESSES])] : [path];
  return all.flatMap((each) => LANGUAGES.map((language) => localizeHref(encodeURI(each), language)));
}
