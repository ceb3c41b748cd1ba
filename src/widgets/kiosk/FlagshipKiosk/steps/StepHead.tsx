import type { ReactNode } from 'react';

interface StepHeadProps {
  /** Id of the heading, which receives the focus when its step starts. */
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}

/** Renders the heading and the introduction of a step. */
export const StepHead = ({ id, title, lead }: StepHeadProps) => (
  <>
    <h1 id={id} tabIndex={-1} className="text-3xl wrap-anywhere">
      {title}
    </h1>
    {lead !== undefined && <p className="mt-2 text-lg text-pretty text-text-2">{lead}</p>}
  </>
);
