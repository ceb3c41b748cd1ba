import type { ReactNode } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { ApplyNow } from '../result/ApplyNow.tsx';

interface EditedCalculatorProps {
  readonly title: ReactNode;
  readonly applyNow?: LinkValue;
  readonly children: ReactNode;
}

/** Renders a calculator in the editor: the authored lists and figures, editable in place. */
export const EditedCalculator = ({ title, applyNow, children }: EditedCalculatorProps) => (
  <Section>
    <Wrap>
      <div className="border border-line bg-surface p-panel firm-lg">
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {children}
        {applyNow && (
          <div className="mt-6 empty:hidden">
            <ApplyNow field={applyNow} kind="accent" />
          </div>
        )}
      </div>
    </Wrap>
  </Section>
);

/** Renders a heading over a list of options; the children are list items. */
export const EditedChoices = ({ title, children }: Pick<EditedCalculatorProps, 'title' | 'children'>) => (
  <>
    <Heading level={3} size="md" className="mt-5 mb-2">
      {title}
    </Heading>
    <ul className="bullets">{children}</ul>
  </>
);
