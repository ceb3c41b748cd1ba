import { AllCards } from './AllCards.tsx';
import type { AllCardsProps } from './CompareCards.widget.ts';

/** Parts that the browser keeps as the server rendered them. */
export const staticParts = { all: WithoutScripts };

/** Renders what a browser without scripts shows: every card. */
function WithoutScripts(props: AllCardsProps) {
  return (
    <>
      <p className="mb-6 max-w-read text-text-2">{props.phrases.compare_needs_script}</p>
      <AllCards {...props} />
    </>
  );
}
