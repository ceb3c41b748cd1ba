import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { InputErrors } from '#src/domain/input-errors.ts';

/** Form beside which a text is shown. */
export interface TextContext<Phrases = Texts> {
  readonly values: Texts;
  readonly phrases: Phrases;
  readonly language: Language;
  /** Author's fields of the form. */
  readonly settings?: object;
}

/** The same for a text that depends on the values. */
interface ComputedContext<Key extends string> extends TextContext<Readonly<Record<Key, string>>> {
  /** Returns the number in a field; null where its text is none. */
  readonly numberIn: (field: string) => number | null;
  /** Returns a number of the author's fields; null where there is none. */
  readonly settingIn: (name: string) => number | null;
}

/** Text that depends on the values of the form. */
interface ComputedText<Key extends DictionaryKey> {
  /** Dictionary keys that it reads. */
  readonly keys: readonly Key[];
  /** Returns the text; undefined while it does not apply. */
  readonly text: (context: ComputedContext<Key>) => string | undefined;
}

type FieldPhrase = DictionaryKey | ComputedText<DictionaryKey>;

/** Text of a field; of several, the first that applies. A phrase with `{min}` or `{max}` applies when that bound is set. */
export type FieldText = FieldPhrase | readonly FieldPhrase[];

/** Declares a text that depends on the values of the form, and the dictionary keys that it reads. */
export const computedText = <const Key extends DictionaryKey>(
  keys: readonly Key[],
  text: ComputedText<Key>['text'],
): ComputedText<Key> => ({ keys, text });

/** Dictionary keys of a field's texts, and its part in the form. */
interface FieldOptions {
  /** Label; left out where the form's view names the field (`FieldExtras`). */
  readonly label?: DictionaryKey;
  /** Text below the control; `{min}` and `{max}` become the field's bounds. */
  readonly hint?: FieldText;
  /** Text at the end of the label's line. */
  readonly note?: FieldText;
  /** Error for a value that is out of range. */
  readonly invalid?: FieldText;
  /** Name in `Field_Is_Required_<name>`, where it is not the field's own. */
  readonly requiredName?: string;
  /** True when the field may stay empty. */
  readonly optional?: boolean;
  /** True when the field takes both columns. */
  readonly wide?: boolean;
  /** Fields that a change of this one empties. */
  readonly resets?: readonly string[];
  /** True when clearing the form leaves the field as it is. */
  readonly persists?: boolean;
}

interface ChoiceOptions extends FieldOptions {
  readonly label: DictionaryKey;
  /** Name of the author's list with the options. */
  readonly list: string;
  /** Field of a listed item with the option's value, or `id`; `Value` by default. */
  readonly value?: string;
  /** Field of a listed item with the option's label; `Title` by default. */
  readonly title?: string;
  /** Value at first, if the list has it. */
  readonly initial?: string;
  /** True when the value is a number. */
  readonly numeric?: boolean;
  /** True when the label is a number of percent. */
  readonly percent?: boolean;
  /** Text of the first option of a select, which has no value; by default the form's. */
  readonly empty?: DictionaryKey;
  /** Field of a listed item with the hint of the option, once it is chosen. */
  readonly description?: string;
  /** Hint while there is no option beside the other values. */
  readonly waiting?: DictionaryKey;
  /** The same without scripts, where options come with a submit; `{button}` becomes the button's label. */
  readonly waitingSubmit?: DictionaryKey;
  /** True when the options may come later than a shared value, which is kept until then. */
  readonly lateOptions?: boolean;
  /** True for a native select also where the options are few. */
  readonly select?: boolean;
  /** Tells which listed items can be chosen beside the other values; all by default. */
  readonly where?: (texts: Texts, values: Texts) => boolean;
}

/** A number, or the name of the author's field with it; a field without a number sets no bound. */
export type Bound = number | string;

interface NumberOptions extends FieldOptions {
  /** Lowest and highest value. */
  readonly min?: Bound;
  readonly max?: Bound;
  /** True when 0 is too low, whatever `min` is. */
  readonly positive?: boolean;
  /** Allows whole numbers only. */
  readonly whole?: boolean;
  /** Text at first. */
  readonly initial?: string;
}

interface PlainNumberOptions extends NumberOptions {
  /** Unit behind the number. */
  readonly unit?: DictionaryKey;
}

/** Texts by name; a name without text is undefined. */
export type Texts = Readonly<Partial<Record<string, string>>>;

export type ChoiceSchema = ChoiceOptions & { readonly kind: 'choice' };
type AmountSchema = NumberOptions & { readonly kind: 'amount' };
type NumberSchema = PlainNumberOptions & { readonly kind: 'number' };
export type FieldSchema = ChoiceSchema | AmountSchema | NumberSchema;
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** Declares a choice of one item of an author's list. */
export const choice = <const O extends ChoiceOptions>(options: O) => ({ ...options, kind: 'choice' }) as const;

/** Declares an amount in riyals. */
export const amount = <const O extends NumberOptions>(options: O) => ({ ...options, kind: 'amount' }) as const;

/** Declares a number other than riyals. */
export const number = <const O extends PlainNumberOptions>(options: O) => ({ ...options, kind: 'number' }) as const;

export type FieldOf<F extends FieldSchemas> = keyof F & string;

/** Text of each field, typed or chosen. */
export type FormValues<Field extends string = string> = Readonly<Record<Field, string>>;

/** Meaning of each text: the value of a choice, '' without one; a number, null where the text is none. */
export type InputsOf<F extends FieldSchemas> = {
  readonly [K in keyof F]: F[K] extends { readonly kind: 'choice' }
    ? F[K] extends { readonly numeric: true }
      ? number | null
      : string
    : number | null;
};

/** Meaning of each text of a form without errors: null only for an optional number. */
export type CompleteInputsOf<F extends FieldSchemas> = {
  readonly [K in keyof F]: F[K] extends { readonly optional: true } ? InputsOf<F>[K] : NonNullable<InputsOf<F>[K]>;
};

/** Validation errors by field. */
export type FormErrors<Field extends string> = InputErrors<Record<Field, unknown>>;

/** Fields of a form in their order, under a heading if it has a title. */
interface FormGroup<Field extends string, Title extends DictionaryKey> {
  readonly title?: Title;
  readonly fields: readonly Field[];
}

/** Conditions by field, on the values of the form. */
export type Conditions<F extends FieldSchemas> = {
  readonly [K in keyof F]?: (values: FormValues<FieldOf<F>>) => boolean;
};

/** Declaration of a form. */
export interface FormOptions<F extends FieldSchemas, S, Title extends DictionaryKey> {
  /** Name in logs and in URLs. */
  readonly name: string;
  readonly fields: F;
  readonly groups: readonly FormGroup<FieldOf<NoInfer<F>>, Title>[];
  /** Tells for an optional field whether it is part of the form beside these values. */
  readonly visibleWhen?: Conditions<NoInfer<F>>;
  /** Tells for an optional field whether it must not stay empty beside these values. */
  readonly requiredWhen?: Conditions<NoInfer<F>>;
  /** Fills in fields that the visitor has not touched from those that were entered. */
  readonly derive?: (
    values: FormValues<FieldOf<NoInfer<F>>>,
    isTouched: (field: FieldOf<NoInfer<F>>) => boolean,
  ) => FormValues<FieldOf<NoInfer<F>>>;
  /** Returns the errors beyond empty fields and bounds. */
  readonly validate?: (inputs: InputsOf<NoInfer<F>>, settings: S) => FormErrors<FieldOf<NoInfer<F>>>;
}

/** A form: its fields in groups, what they mean and when they are valid. */
export interface FormDefinition<
  F extends FieldSchemas,
  S = unknown,
  Title extends DictionaryKey = DictionaryKey,
> extends FormOptions<F, S, Title> {
  /** Dictionary keys of the texts of all fields and groups. */
  readonly phrases: readonly (PhraseOf<F> | Title)[];
}

/** Declares a form. */
export const defineForm = <const F extends FieldSchemas, S = unknown, const Title extends DictionaryKey = never>(
  options: FormOptions<F, S, Title>,
): FormDefinition<F, S, Title> => ({ ...options, phrases: phrasesOf(options) });

/** Returns the dictionary keys of the texts of all fields and groups. */
function phrasesOf<F extends FieldSchemas, S, Title extends DictionaryKey>({
  fields,
  groups,
}: FormOptions<F, S, Title>): readonly (PhraseOf<F> | Title)[] {
  const ofFields = Object.entries<FieldSchema>(fields).flatMap(([name, field]) => [
    field.label,
    ...[field.hint, field.note, field.invalid].flatMap(phrasesIn).flatMap(keysOf),
    ...(field.kind === 'number' ? [field.unit] : []),
    ...(field.kind === 'choice' ? [field.empty, field.waiting, field.waitingSubmit] : []),
    ...(field.optional ? [] : [requiredKey(name, field)]),
  ]);
  const keys = new Set([...groups.map(({ title }) => title), ...ofFields].filter((key) => key !== undefined));
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the keys that F names, which entries do not type
  return [...keys] as (PhraseOf<F> | Title)[];
}

/** Returns the phrases of a text, the preferred one first. */
export const phrasesIn = (text: FieldText = []): readonly FieldPhrase[] =>
  typeof text === 'string' || 'text' in text ? [text] : text;

const keysOf = (phrase: FieldPhrase): readonly DictionaryKey[] => (typeof phrase === 'string' ? [phrase] : phrase.keys);

/** Returns the dictionary key of the text for an empty field. */
export const requiredKey = (name: string, { requiredName = name }: Pick<FieldSchema, 'requiredName'>): string =>
  `Field_Is_Required_${requiredName}`;

/** Dictionary keys that a field reads. */
type PhraseOf<F extends FieldSchemas> = {
  [K in FieldOf<F>]: TextsOf<F[K]> | RequiredText<K, F[K]>;
}[FieldOf<F>];

type TextsOf<S> =
  | (S extends { readonly label: infer T extends DictionaryKey } ? T : never)
  | (S extends { readonly hint: infer T } ? KeysIn<T> : never)
  | (S extends { readonly note: infer T } ? KeysIn<T> : never)
  | (S extends { readonly unit: infer T extends DictionaryKey } ? T : never)
  | (S extends { readonly empty: infer T extends DictionaryKey } ? T : never)
  | (S extends { readonly waiting: infer T extends DictionaryKey } ? T : never)
  | (S extends { readonly waitingSubmit: infer T extends DictionaryKey } ? T : never)
  | (S extends { readonly invalid: infer T } ? KeysIn<T> : never);

type KeysIn<T> = T extends DictionaryKey
  ? T
  : T extends readonly (infer E)[]
    ? KeysIn<E>
    : T extends ComputedText<infer Key>
      ? Key
      : never;

type RequiredText<Name extends string, S> = S extends { readonly optional: true }
  ? never
  : RequiredKey<S extends { readonly requiredName: infer R extends string } ? R : Name>;

type RequiredKey<Name extends string> = Extract<`Field_Is_Required_${Name}`, DictionaryKey>;
