import type { ReactNode } from 'react';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

interface CalculatorPlaceProps {
  readonly form: ReactNode;
  readonly panel: ReactNode;
  /** What the panel shows, where it comes when it is asked for: a new one is brought into view. */
  readonly result?: unknown;
  /** What a result brings along, over the whole width. */
  readonly more?: ReactNode;
}

/** Where a calculator stands: the form, beside it a result that stays in sight, below both what belongs to the result. */
export function CalculatorPlace({ form, panel, result, more }: CalculatorPlaceProps) {
  const place = useBroughtIntoView(result);
  return (
    <Section>
      <Wrap>
        <div className="grid grid-cols-1 items-start gap-gap lg:grid-cols-[7fr_5fr]">
          {form}
          <div ref={place} className="scroll-mt-24 lg:sticky lg:top-[calc(var(--h-header)+1.5rem)]">
            {panel}
          </div>
        </div>
        {more && <div className="mt-gap">{more}</div>}
      </Wrap>
    </Section>
  );
}
