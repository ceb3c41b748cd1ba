import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';

/** Renders the notice of a block that has no offers, to visitors and authors alike. */
export const OffersNotice = ({ text }: { readonly text: string }) => (
  <Section>
    <Wrap>
      <p className="border border-dashed border-line-strong p-panel text-center text-text-2 firm-lg">{text}</p>
    </Wrap>
  </Section>
);
