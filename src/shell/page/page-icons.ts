import { ICON_NAMES, type IconName } from '#src/ui/icon/icon-names.ts';
import { viewIcons } from '#src/widgets/view-icons.ts';

/** A widget that hydrates, as far as its icons depend on it; an enhancement has no view. */
interface IslandWithIcons {
  readonly widget: string;
  readonly view?: unknown;
}

/**
 * Returns the icons of a page, in the order of ICON_NAMES: those of its HTML, and those that its views may show once they
 * hydrate.
 */
export function pageIcons(html: string, islands: readonly IslandWithIcons[]): readonly IconName[] {
  const views = islands.filter(({ view }) => view !== undefined).map(({ widget }) => viewIcons[widget]);
  if (views.includes(undefined)) return ICON_NAMES;
  const shown = new Set([...html.matchAll(/href="#icon-(\w+)"/g)].map(([, name]) => name));
  const later = new Set(views.flat());
  return ICON_NAMES.filter((name) => shown.has(name) || later.has(name));
}
