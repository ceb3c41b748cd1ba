import { type ReactNode, useId } from 'react';

export interface ResultLayoutProps {
  /** Accessible name of the region. */
  readonly label: string;
  /** Id of the result's subject, added to the region's name, so that two results on a page have different names. */
  readonly subjectId?: string;
  /** The result as one sentence for screen readers; undefined or empty until it is final. */
  readonly spoken?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders the labelled region of a result and announces each final result once. */
export function ResultLayout({ label, subjectId, spoken, className, children }: ResultLayoutProps) {
  const id = useId();
  return (
    <section
      id={id}
      aria-label={label}
      {...(subjectId !== undefined && { 'aria-labelledby': `${id} ${subjectId}` })}
      className={className}
    >
      {/* Screen readers announce it only when it exists before the text does, outside of aria-busy. */}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {children}
    </section>
  );
}
