/** A text as its author wrote it; `marked` is the same as markup, its lines ended by `<br/>`. */
export interface AuthoredText {
  readonly value: string;
  readonly marked?: string;
  /** There while an author works on it: it is shown whole, as the editor gives it. */
  readonly editable?: string;
}

/** What a card says to one point of a comparison. */
export interface CardAttribute {
  readonly title: string;
  readonly description: AuthoredText;
  /** Under which conditions. */
  readonly qualifications: AuthoredText | undefined;
  /** Whether it is answered by yes or no, and then by which. */
  readonly boolean: boolean;
  readonly booleanValue: boolean;
}

const YES = ['نعم', 'yes', 'true'];
const NO = ['لا', 'no', 'false'];
const LINE = '\n';
const MARKED_LINE = '<br/>';

/**
 * Reads a text of a card: yes or no in either language, or a description on its first line and on the others what
 * qualifies it. An empty text says nothing.
 */
export function cardAttribute(title: string, text: AuthoredText): CardAttribute | undefined {
  if (text.editable) return { ...OPEN, title, description: text };
  const [first = '', ...others] = text.value.trim().split(LINE);
  if (first === '') return undefined;
  const word = others.length === 0 ? first.trim().toLowerCase() : '';
  const booleanValue = YES.includes(word);
  const [markedFirst, ...markedOthers] = text.marked?.trim().split(MARKED_LINE) ?? [];
  return {
    title,
    description: authoredText(first, markedFirst),
    qualifications:
      others.length > 0
        ? authoredText(others.join(LINE), markedFirst === undefined ? undefined : markedOthers.join(MARKED_LINE))
        : undefined,
    boolean: booleanValue || NO.includes(word),
    booleanValue,
  };
}

/** Whether cards say different things to a point; a card that says nothing differs from one that does. */
export const attributesDiffer = (attributes: readonly (CardAttribute | undefined)[]): boolean =>
  new Set(attributes.map((one) => one && `${one.description.value}${LINE}${one.qualifications?.value ?? ''}`)).size > 1;

const OPEN = { qualifications: undefined, boolean: false, booleanValue: false };

const authoredText = (value: string, marked: string | undefined): AuthoredText => ({
  value,
  ...(marked !== undefined && { marked }),
});
