import type { ReactNode } from 'react';

interface CarouselProps {
  /** Accessible name, such as "Offers that end soon". */
  readonly label: string;
  /** Name of its kind for screen readers, such as "carousel", in the language of the page. */
  readonly role: string;
  readonly className?: string;
  /** A `CarouselRow` and its `CarouselControls`, with anything around and between them. */
  readonly children: ReactNode;
}

/**
 * Groups a row of slides and its controls for `enhanceCarousels`. The row scrolls and snaps by itself: without scripts only the
 * controls are missing.
 */
export function Carousel({ label, role, className, children }: CarouselProps) {
  return (
    <div
      role="group"
      aria-roledescription={role}
      {...(label !== '' && { 'aria-label': label })}
      data-carousel=""
      className={className}
    >
      {children}
    </div>
  );
}
