import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { CatalogueWidget } from '#src/catalogue/entries.ts';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import type { ServerRegistry } from '#src/cms/registered-widget.tsx';
import { editMode } from './edit-mode.ts';
import { isNamed, reachedFiles, type UsedNames, usedNames } from './reached-names.ts';
import { fieldKey, type Reads, recordReads, templateOf } from './record-reads.ts';
import { layoutWith, renderLayout } from './widget-page.ts';

/** Declarations without a use; each list is empty when all is well. */
export interface UnusedDeclarations {
  /** Phrases that a widget declares and does not use: `FaqAccordion: Read_More`. */
  readonly phrases: readonly string[];
  /** Fields that no view reads: `FAQ Item: Question`. */
  readonly unread: readonly string[];
  /** Fields that no example fills. */
  readonly unfilled: readonly string[];
}

/**
 * Finds declarations that nothing uses. Every example is rendered in both languages, for visitors and for an author
 * who edits. What only browser code or the fetching of data reads is found by its name: a phrase in any source that the
 * widget's code imports, a field in the widget's own folder.
 */
export async function findUnusedDeclarations(
  widgets: readonly CatalogueWidget[],
  registry: ServerRegistry,
): Promise<UnusedDeclarations> {
  const renderings = widgets.map(({ widget }) => widget.rendering);
  const examples = widgets.flatMap(({ fixtures }) => Object.values(fixtures));
  const recording = recordReads(registry, renderings);
  for (const example of examples) await renderEveryWay(recording.registry, example);
  // The platform reads the declaration of a form, and sends it in the shape of Sitecore Forms; a query reads its datasource.
  const shown = renderings.filter(({ contents }) => contents !== 'form' && typeof contents === 'string');
  const declared = new Set(shown.flatMap((rendering) => fieldKeys(templateOf(rendering))));
  const read = new Set([...recording.reads.fields, ...widgets.flatMap(fieldsNamedInCode)]);
  const filled = new Set(examples.flatMap(filledKeys));
  return {
    phrases: widgets.flatMap((widget) => unusedPhrases(widget, recording.reads)),
    unread: [...declared].filter((key) => !read.has(key)),
    unfilled: [...declared].filter((key) => !filled.has(key)),
  };
}

async function renderEveryWay(registry: ServerRegistry, example: PlacedFixture): Promise<void> {
  for (const language of LANGUAGES) {
    const layout = layoutWith(example, language);
    await renderLayout(registry, layout, language);
    await renderLayout(registry, editMode(layout).layout, language, 'edit');
  }
}

function unusedPhrases(entry: CatalogueWidget, reads: Reads): string[] {
  const { rendering, dictionary, serverDictionary, client } = entry.widget;
  const read = new Set([...(reads.phrases.get(rendering.name) ?? [])].map(stemOf));
  const used = client === 'none' ? NOTHING : usedNames(reachedFiles(viewFiles(entry)));
  return [...dictionary, ...serverDictionary]
    .filter((key) => !read.has(stemOf(key)) && !isNamed(key, used))
    .map((key) => `${rendering.name}: ${key}`);
}

/** Returns a phrase's key without its plural form: an example has one number, and with it uses all forms. */
const stemOf = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const NOTHING: UsedNames = { names: new Set(), patterns: [] };

const viewFiles = ({ folder, widget }: CatalogueWidget): string[] => {
  const own = ['.tsx', '.edited.tsx', '.static.tsx', '.submit.tsx', '.enhance.ts', '.server.ts'].map(
    (ending) => `src/widgets/${folder}/${widget.rendering.name}${ending}`,
  );
  return widget.queryIsPersonal ? [...own, CALCULATOR_PARTS] : own;
};

/** Server code of all calculators with a submit button. */
const CALCULATOR_PARTS = 'src/features/calculator/submit/calculator-parts.tsx';

/** Returns the fields that a widget's own code names where no rendering reads them: in a browser, and to fetch its data. */
function fieldsNamedInCode(entry: CatalogueWidget): readonly string[] {
  const { rendering, client, enhancement } = entry.widget;
  const own = (files: readonly string[]) => files.filter((file) => file.startsWith(`src/widgets/${entry.folder}/`));
  const server = own(reachedFiles(viewFiles(entry).filter((file) => file.endsWith('.server.ts'))));
  const browser = client === 'none' || enhancement ? [] : own(reachedFiles(viewFiles(entry)));
  const { names } = usedNames([...server.filter((file) => file.endsWith('.server.ts')), ...browser]);
  return fieldKeys(templateOf(rendering)).filter((key) => names.has(key.replace(/^.*: /, '')));
}

/** Returns the key of each field of a template, those of the items that its fields list included. */
const fieldKeys = (template: AnyTemplate, above: readonly string[] = []): readonly string[] =>
  Object.entries(template.fields).flatMap(([name, { items }]) => {
    const listed = items?.();
    const key = fieldKey(template, name);
    if (listed === undefined || above.includes(listed.name)) return [key];
    return [key, ...fieldKeys(listed, [...above, listed.name])];
  });

const filledKeys = ({ rendering, fixture }: PlacedFixture): readonly string[] => [
  ...filledFields(templateOf(rendering), fixture.fields ?? {}),
  ...Object.values(fixture.placeholders ?? {})
    .flat()
    .flatMap(filledKeys),
];

function filledFields(template: AnyTemplate, authored: object): readonly string[] {
  return Object.entries(authored).flatMap(([name, value]: [string, unknown]) => {
    const kind = template.fields[name];
    if (kind === undefined || isEmpty(value)) return [];
    const listed = kind.items?.();
    const items = listed === undefined ? [] : [value].flat();
    return [
      fieldKey(template, name),
      ...items.flatMap((item) => (listed && hasFields(item) ? filledFields(listed, item.fields) : [])),
    ];
  });
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const hasFields = (item: unknown): item is { readonly fields: object } =>
  typeof item === 'object' &&
  item !== null &&
  'fields' in item &&
  typeof item.fields === 'object' &&
  item.fields !== null;
