import type { ReactNode } from 'react';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface CalculatorLayoutProps {
  readonly form: ReactNode;
  readonly panel: ReactNode;
  /** The panel's figure and what it is called, to be seen where the panel itself is far below the form. */
  readonly glance?: ReactNode;
  /** What the panel shows, where it comes when it is asked for: a new one is brought into view. */
  readonly result?: unknown;
  /** What a result brings along, over the whole width. */
  readonly more?: ReactNode;
}

/** Where a calculator stands: the form, beside it a result that stays in sight, below both what belongs to the result. */
export function CalculatorLayout({ form, panel, glance, result, more }: CalculatorLayoutProps) {
  const place = useScrollIntoView(result);
  return (
    <Section>
      <Wrap>
        <div className="items-start gap-gap lg:grid lg:grid-cols-[7fr_5fr]">
          {form}
          {glance && (
            <div aria-hidden="true" className="result-glance night">
              {glance}
            </div>
          )}
          <div
            ref={place}
            className="relative z-raised scroll-mt-24 max-lg:mt-gap lg:sticky lg:top-[calc(var(--h-header)+1.5rem)]"
          >
            {panel}
          </div>
        </div>
        {more && <div className="mt-gap">{more}</div>}
      </Wrap>
    </Section>
  );
}
