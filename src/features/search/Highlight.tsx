import { matchParts } from './match-parts.ts';

interface HighlightProps {
  readonly text: string;
  readonly term: string;
}

/** Renders a text with the matches of a search term highlighted. */
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
