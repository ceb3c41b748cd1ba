import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

/** Labels of the controls. */
export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  /** "{position} of {count}": announced after each move. */
  readonly position: string;
  /** "Go to {position} of {count}": names a dot. */
  readonly goTo: string;
}

interface CarouselControlsProps {
  readonly labels: CarouselLabels;
  /** A dot for each position instead of "1 / 3", where there are no more than eight. */
  readonly dots?: boolean;
  readonly className?: string;
}

/**
 * Renders the buttons of a carousel, inside its `Carousel`. `enhanceCarousels` writes the position, and hides them where all
 * slides are visible; their space stays the same, so that nothing shifts.
 */
export function CarouselControls({ labels, dots = false, className }: CarouselControlsProps) {
  return (
    <div data-controls="" className={classes('carousel-controls noscript:hidden', className)}>
      <button type="button" aria-disabled data-move="-1" className="carousel-button">
        <Icon name="prev" label={labels.previous} />
      </button>
      {dots ? (
        <div data-dots={labels.goTo} className="carousel-dots" />
      ) : (
        <span aria-hidden="true" data-count="" className="carousel-count" />
      )}
      <button type="button" data-move="1" className="carousel-button">
        <Icon name="next" label={labels.next} />
      </button>
      <span role="status" data-position={labels.position} className="sr-only" />
    </div>
  );
}
