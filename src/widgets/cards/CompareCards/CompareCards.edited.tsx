import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { AllCards } from './AllCards.tsx';
import type { AllCardsProps } from './CompareCards.widget.ts';

/** Renders all cards for editing. */
export const EditedCompareCards = (props: AllCardsProps) => (
  <Section>
    <Wrap>
      <AllCards {...props} />
    </Wrap>
  </Section>
);
