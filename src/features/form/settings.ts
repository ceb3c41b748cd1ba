import { formatPercent } from '#src/i18n/numbers.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { Bound, ChoiceSchema, FieldSchema, FieldSchemas, Texts } from './schema.ts';

/** Field of a listed item, as far as an option reads it. */
type ItemField = { readonly value: string } | number | null;

/** Authored item that an option is made of. */
export interface ListedItem {
  readonly id?: string;
  readonly fields: Readonly<Partial<Record<string, ItemField>>>;
}

/** Returns an option that no author lists. */
export const listedOption = (value: string, title: string): ListedItem => ({
  fields: { Title: { value: title }, Value: { value } },
});

/** Names of the lists that the choices of a form read. */
type ListOf<F extends FieldSchemas> = {
  [K in keyof F]: F[K] extends { readonly list: infer L extends string } ? L : never;
}[keyof F];

/** Names of the author's numbers that bound the fields of a form. */
type BoundOf<F extends FieldSchemas> = {
  [K in keyof F]: NameIn<F[K], 'min'> | NameIn<F[K], 'max'>;
}[keyof F];

type NameIn<S, Side extends string> = S extends Readonly<Record<Side, infer N extends string>> ? N : never;

/** Author's fields that a form reads: lists of options, and bounds. */
export type SettingsOf<F extends FieldSchemas> = Readonly<
  Record<ListOf<F>, readonly ListedItem[]> & Record<BoundOf<F>, number | null>
>;

/** Bounds of a number; undefined where there is none. */
export interface Bounds {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Returns the bounds of a field: of its schema, or of the author's fields that the schema names. */
export function boundsOf(schema: FieldSchema, settings: object): Bounds {
  if (schema.kind === 'choice') return { min: undefined, max: undefined };
  return { min: boundIn(settings, schema.min), max: boundIn(settings, schema.max) };
}

function boundIn(settings: object, bound?: Bound): number | undefined {
  const value: unknown = typeof bound === 'string' ? Reflect.get(settings, bound) : bound;
  return typeof value === 'number' ? value : undefined;
}

/** Returns true if a field accepts a number. */
export function isWithinBounds(schema: FieldSchema, settings: object, input: number): boolean {
  const { min = -Infinity, max = Infinity } = boundsOf(schema, settings);
  const isTooLow = schema.kind !== 'choice' && schema.positive === true && input <= 0;
  return !isTooLow && input >= min && input <= max;
}

/** Returns an author's list; `SettingsOf` has checked where the form is used that it is one. */
export function listIn(settings: object, name: string): readonly ListedItem[] {
  const list: unknown = Reflect.get(settings, name);
  return isList(list) ? list : [];
}

const isList = (value: unknown): value is readonly ListedItem[] => Array.isArray(value);

/** Returns the options of a choice beside the other values; without values, all that there are. */
export function optionsOf(
  schema: ChoiceSchema,
  settings: object,
  language: Language,
  values?: Texts,
): readonly Option[] {
  const { list, where, title = 'Title', percent = false } = schema;
  return listIn(settings, list)
    .filter((item) => !values || !where || where(textsOf(item), values))
    .map((item) => {
      const label = textOf(item, title);
      return { value: valueOf(item, schema), label: percent ? percentLabel(label, language) : label };
    });
}

/** Returns the author's description of an option beside the other values; undefined without one. */
export function descriptionOf(
  schema: ChoiceSchema,
  settings: object,
  value: string,
  values: Texts,
): string | undefined {
  const { list, where, description } = schema;
  const item = listIn(settings, list).find((one) => valueOf(one, schema) === value);
  // A submitted query can have an item that is no option beside its other values.
  if (!item || description === undefined || (where && !where(textsOf(item), values))) return undefined;
  return textOf(item, description) || undefined;
}

const valueOf = (item: ListedItem, { value = 'Value' }: ChoiceSchema): string =>
  value === 'id' ? (item.id ?? '') : textOf(item, value);

const textOf = ({ fields }: ListedItem, name: string): string => {
  const field = fields[name] ?? '';
  return typeof field === 'object' ? field.value : `${field}`;
};

const textsOf = (item: ListedItem): Texts =>
  Object.fromEntries(Object.keys(item.fields).map((name) => [name, textOf(item, name)]));

/** Returns a number of percent for the language, with the decimals it has. */
function percentLabel(text: string, language: Language): string {
  const [, fraction = ''] = text.split('.');
  return formatPercent(Number(text), language, { decimals: fraction.length });
}
