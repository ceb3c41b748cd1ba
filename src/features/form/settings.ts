import { formatPercent } from '#src/i18n/numbers.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Option } from '#src/ui/form/Select.tsx';
import type { ChoiceSchema, FieldSchemas, Texts } from './schema.ts';

/** Field of a listed item, as far as an option reads it. */
type ItemField = { readonly value: string } | number | null;

/** Authored item that an option is made of. */
export interface ListedItem {
  readonly id?: string;
  readonly fields: Readonly<Partial<Record<string, ItemField>>>;
}

/** Names of the lists that the choices of a form read. */
type ListOf<F extends FieldSchemas> = {
  [K in keyof F]: F[K] extends { readonly list: infer L extends string } ? L : never;
}[keyof F];

/** Author's lists that a form reads. */
export type ListsOf<F extends FieldSchemas> = Readonly<Record<ListOf<F>, readonly ListedItem[]>>;

/** Returns an author's list; `ListsOf` has checked where the form is used that it is one. */
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
