import type { ReactNode } from 'react';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { classes } from '#src/ui/classes.ts';
import { OutdatedNote } from '#src/ui/result/OutdatedNote.tsx';
import { useScrollIntoView } from './use-scroll-into-view.ts';

interface CalculatorLayoutProps {
  readonly form: ReactNode;
  readonly panel: ReactNode;
  /** Main figure of the result and its label, shown where the panel is far below the form. */
  readonly glance?: ReactNode;
  /** Result of the last submit; a new one is scrolled into view. */
  readonly result?: unknown;
  /** Note on a result that belongs to other inputs than those of the form. */
  readonly outdated?: string | undefined;
  /** Content below form and panel, over the whole width. */
  readonly more?: ReactNode;
}

/** Lays out a calculator: the form, beside it the sticky result panel, below both the content of the result. */
export function CalculatorLayout({ form, panel, glance, result, outdated, more }: CalculatorLayoutProps) {
  const ref = useScrollIntoView(result);
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
            ref={ref}
            className="relative z-raised scroll-mt-24 max-lg:mt-gap lg:sticky lg:top-[calc(var(--h-header)+1.5rem)]"
          >
            {panel}
          </div>
        </div>
        {more && (
          <div className="mt-gap">
            {outdated !== undefined && <OutdatedNote className="mb-5 firm-md">{outdated}</OutdatedNote>}
            <div className={classes(outdated !== undefined && 'text-text-3 grayscale')}>{more}</div>
          </div>
        )}
      </Wrap>
    </Section>
  );
}
