interface MaskedProps {
  readonly text: string;
  /** A number, which is written from left to right in every language. */
  readonly isNumber?: boolean;
}

/** Renders a text whose hidden characters are stars: drawn for eyes, `*` in what is read and copied. */
export function Masked({ text, isNumber = false }: MaskedProps) {
  const parts = text.split(/(\*)/).map((part, index) => (part === '*' ? <i key={index}>*</i> : part));
  return isNumber ? (
    <bdo dir="ltr" className="masked">
      {parts}
    </bdo>
  ) : (
    <bdi className="masked">{parts}</bdi>
  );
}
