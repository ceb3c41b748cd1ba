import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';

interface SectionHeadProps {
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** Link or controls at the inline end. */
  readonly action?: ReactNode;
  readonly id?: string;
}

/** Renders the head of a section: its heading, a sentence, and an action. */
export function SectionHead({ title, lead, action, id }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        {title !== undefined && (
          <Heading level={2} size="2xl" id={id}>
            {title}
          </Heading>
        )}
        {lead !== undefined && <p className="mt-2 max-w-[52ch] text-pretty text-text-2">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
