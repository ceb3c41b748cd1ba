import type { UrlQuery } from '#src/cms/widget.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';

const widgets = Object.values(serverRegistry);
const keysOf = (isPersonal: boolean): readonly string[] =>
  widgets.filter((widget) => widget.queryIsPersonal === isPersonal).flatMap(({ queryKeys }) => queryKeys);

/** Query keys that only widgets read whose query holds what a visitor entered. */
const personalKeys = new Set(keysOf(true)).difference(new Set(keysOf(false)));

/** Returns true when a query has a personal key, whichever page it is sent to. */
export const hasPersonalKey = (query: UrlQuery): boolean => Object.keys(query).some((key) => personalKeys.has(key));
