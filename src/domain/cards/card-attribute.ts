/** Authored text. */
export interface AuthoredText {
  readonly value: string;
  /** Markup of the editor, set in editing mode only; it replaces the whole text. */
  readonly editable?: string;
}

/** Value of one attribute of a card in a comparison. */
export interface CardAttribute {
  readonly title: string;
  readonly description: AuthoredText;
  /** Conditions of the value. */
  readonly qualifications: AuthoredText | undefined;
  /** True for a yes or no value; `booleanValue` is true for yes. */
  readonly boolean: boolean;
  readonly booleanValue: boolean;
}

const YES = ['نعم', 'yes', 'true'];
const NO = ['لا', 'no', 'false'];
const LINE = '\n';

/**
 * Parses the text of a card: yes or no in either language, or a description on the first line and its qualifications on
 * the other lines. Returns undefined for an empty text.
 */
export function cardAttribute(title: string, text: AuthoredText): CardAttribute | undefined {
  if (text.editable) return { ...NO_VALUE, title, description: text };
  const [first = '', ...others] = text.value.trim().split(LINE);
  if (first === '') return undefined;
  const word = others.length === 0 ? first.trim().toLowerCase() : '';
  const booleanValue = YES.includes(word);
  return {
    title,
    description: { value: first },
    qualifications: others.length > 0 ? { value: others.join(LINE) } : undefined,
    boolean: booleanValue || NO.includes(word),
    booleanValue,
  };
}

const NO_VALUE = { qualifications: undefined, boolean: false, booleanValue: false };
