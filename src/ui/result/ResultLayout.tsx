import { type ReactNode, useId } from 'react';

export interface ResultLayoutProps {
  /** What the region is called. */
  readonly label: string;
  /** The id of what it is a result of: a part of its name, so that two on a page have two names. */
  readonly subjectId?: string;
  /** The result as one sentence, for those who listen; none while it is not settled. */
  readonly spoken?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where a result stands, or will. Settled results are announced once. */
export function ResultLayout({ label, subjectId, spoken, className, children }: ResultLayoutProps) {
  const id = useId();
  return (
    <section
      id={id}
      aria-label={label}
      {...(subjectId !== undefined && { 'aria-labelledby': `${id} ${subjectId}` })}
      className={className}
    >
      {/* There from the start and outside of what is busy: both are needed for it to be heard. */}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {children}
    </section>
  );
}
