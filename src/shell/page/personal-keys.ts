import type { UrlQuery } from '#src/cms/widget.ts';
import { personalQueryKeys } from '#src/widgets/query-keys.ts';

/** Returns true when a query has a personal key, whichever page it is sent to. */
export const hasPersonalKey = (query: UrlQuery): boolean => personalQueryKeys.some((key) => Object.hasOwn(query, key));
