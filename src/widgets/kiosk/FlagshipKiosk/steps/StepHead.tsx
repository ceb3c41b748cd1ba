import type { ReactNode } from 'react';

interface StepHeadProps {
  /** The id of the heading, which gets the focus when its step begins. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** What a step is about. */
export const StepHead = ({ id, title, lead }: StepHeadProps) => (
  <>
    <h1 id={id} tabIndex={-1} className="text-3xl wrap-anywhere">
      {title}
    </h1>
    {lead !== undefined && <p className="mt-2 text-lg text-pretty text-text-2">{lead}</p>}
  </>
);
