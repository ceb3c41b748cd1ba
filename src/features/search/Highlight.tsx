import { matchParts } from './match-parts.ts';

interface HighlightProps {
  readonly text: string;
  /** What was sought. */
  readonly term: string;
}

/** A text with what was sought marked in it. */
export const Highlight = ({ text, term }: HighlightProps) =>
  matchParts(text, term).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-saffron-100 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
