/** A text as its author wrote it; `marked` is the same as markup, its lines ended by `<br/>`. */
export interface Written {
  readonly value: string;
  readonly marked?: string;
  /** There while an author works on it: it is shown whole, as the editor gives it. */
  readonly editable?: string;
}

/** What a card says to one point of a comparison. */
export interface CardAttribute {
  readonly title: string;
  readonly description: Written;
  /** Under which conditions. */
  readonly qualifications: Written | undefined;
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
export function cardAttribute(title: string, text: Written): CardAttribute | undefined {
  if (text.editable) return { ...OPEN, title, description: text };
  const [first = '', ...others] = text.value.trim().split(LINE);
  if (first === '') return undefined;
  const word = others.length === 0 ? first.trim().toLowerCase() : '';
  const booleanValue = YES.includes(word);
  const [markedFirst, ...markedOthers] = text.marked?.trim().split(MARKED_LINE) ?? [];
  return {
    title,
    description: written(first, markedFirst),
    qualifications:
      others.length > 0
        ? written(others.join(LINE), markedFirst === undefined ? undefined : markedOthers.join(MARKED_LINE))
        : undefined,
    boolean: booleanValue || NO.includes(word),
    booleanValue,
  };
}

/** Whether cards say different things to a point; a card that says nothing differs from one that does. */
export const attributesDiffer = (attributes: readonly (CardAttribute | undefined)[]): boolean =>
  new Set(attributes.map((one) => one && `${one.description.value}${LINE}${one.qualifications?.value ?? ''}`)).size > 1;

const OPEN = { qualifications: undefined, boolean: false, booleanValue: false };

const written = (value: string, marked: string | undefined): Written => ({
  value,
  ...(marked !== undefined && { marked }),
});
