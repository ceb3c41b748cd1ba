import { fill, phrasesOf } from '#src/i18n/phrase.ts';
import { readNumber } from '#src/i18n/typed-number.ts';
import { type FieldText, phrasesIn, type TextContext } from './schema.ts';

/** Returns a field's text beside the values of its form: the first that applies, undefined when none does. */
export function fieldText(
  text: FieldText | undefined,
  context: TextContext,
  bounds: Readonly<Record<string, string>> = {},
): string | undefined {
  const { phrases, values, settings = {} } = context;
  const numberIn = (field: string) => readNumber(values[field] ?? '');
  const settingIn = (name: string) => {
    const value: unknown = Reflect.get(settings, name);
    return typeof value === 'number' ? value : null;
  };
  const texts = phrasesIn(text).map((one) =>
    typeof one === 'string'
      ? fill(phrases[one] ?? one, bounds)
      : one.text({ ...context, phrases: phrasesOf(phrases, one.keys), numberIn, settingIn }),
  );
  return texts.find((shown) => shown !== undefined && !/\{(min|max)\}/.test(shown));
}
