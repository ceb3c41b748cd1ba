import type { Part } from '#src/queries/site-search.query.ts';
import { matchParts } from './match-parts.ts';

interface HighlightProps {
  readonly text: string;
  readonly term: string;
  /** The text with the words marked by which it was found; by default the occurrences of the term are. */
  readonly parts?: readonly Part[] | undefined;
}

/** Renders a text with what matches a search highlighted. */
export const Highlight = ({ text, term, parts = matchParts(text, term) }: HighlightProps) =>
  parts.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-saffron-100 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
