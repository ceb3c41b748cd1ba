import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import type { CatalogueWidget } from '#src/catalogue/entries.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import type { Island, IslandView } from '#src/cms/hydration/island.ts';
import type { ServerRegistry } from '#src/cms/registered-widget.tsx';
import { hydrateHtml } from './hydrate-example.ts';
import { isNamed, reachedFiles, type UsedNames, usedNames } from './reached-names.ts';
import { type Recorded, recordValue } from './record-props.ts';
import { renderExample } from './widget-page.ts';

interface Registries {
  readonly server: ServerRegistry;
  readonly browser: BrowserRegistry;
}

/**
 * Returns what browsers get to hydrate views and no view reads: `AutoFinanceCalculator: phrases.auto_edited`,
 * `CompareCards: fields.Cards[].name`. Every example is hydrated in both languages; what is read only after an event is
 * found by its name in the browser's code. Needs jsdom.
 */
export async function findUnreadProps(
  widgets: readonly CatalogueWidget[],
  registries: Registries,
): Promise<readonly string[]> {
  const unread: string[] = [];
  for (const entry of widgets.filter(({ widget }) => widget.client !== 'none' && !widget.enhancement))
    unread.push(...(await unreadPropsOf(entry, registries)));
  return unread;
}

async function unreadPropsOf(entry: CatalogueWidget, registries: Registries): Promise<readonly string[]> {
  const unread = new Set<string>();
  for (const language of LANGUAGES)
    for (const path of await unreadPropsIn(language, entry, registries)) unread.add(path);
  return [...unread];
}

async function unreadPropsIn(
  language: Language,
  { folder, widget, fixtures }: CatalogueWidget,
  { server, browser }: Registries,
): Promise<readonly string[]> {
  const { name } = widget.rendering;
  const recorded: Recorded = { sent: new Set(), read: new Set() };
  const record = (island: Island): Island =>
    island.view && island.widget === name ? { ...island, view: recordView(island.view, recorded) } : island;
  for (const example of Object.values(fixtures)) {
    const { html, islands } = await renderExample(server, example, language);
    const recording = Object.entries(islands).map(([uid, island]) => [uid, record(island)] as const);
    await hydrateHtml({ html, islands: Object.fromEntries(recording) }, language, browser);
  }
  const named = usedNames(reachedFiles([`src/widgets/${folder}/${name}.tsx`]));
  const unread = [...recorded.sent].filter(
    (path) => !recorded.read.has(path) && (isForeign(path, language) || !isReadLater(path, named)),
  );
  return outermost(unread).map((path) => `${name}: ${path}`);
}

/** Returns the same data; what is sent and what is read is recorded. The facts of the page are the same for every widget. */
function recordView({ slots, props }: IslandView, recorded: Recorded): IslandView {
  const { fields, params, phrases, query, data } = props;
  const recording = recordValue('', { fields, params, phrases, query, data }, recorded);
  return { slots, props: { ...props, ...recording } };
}

/** The plural forms that `plural` chooses from, and no other code reads. */
const PLURAL_FORM = /^phrases\..+_(zero|one|two|few|many|other)$/;

/** Returns true for a plural form that the language does not have; both have the one of nothing. */
function isForeign(path: string, language: Language): boolean {
  const [, form] = PLURAL_FORM.exec(path) ?? [];
  const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return form !== undefined && form !== 'zero' && !forms.includes(form);
}

/** Facts of a listed item besides its fields: common names, so that only a recorded use counts. */
const ITEM_FACT = /\[\]\.(?:id|name|displayName|url)$/;

const isReadLater = (path: string, named: UsedNames): boolean =>
  !ITEM_FACT.test(path) && isNamed(path.slice(path.lastIndexOf('.') + 1).replaceAll('[]', ''), named);

/** Returns the paths that are not inside another of them. */
const outermost = (paths: readonly string[]): readonly string[] =>
  paths.filter(
    (path) =>
      !paths.some((other) => path !== other && /^[.[]/.test(path.slice(other.length)) && path.startsWith(other)),
  );
