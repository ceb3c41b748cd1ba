import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { middleOf, wheelPlace } from './wheel-turn.ts';

interface CarouselRowProps {
  readonly label: string;
  /**
   * Slides that are visible at a time: one to four `cards` or one or two `banners` by width, in a row that reaches the edges
   * of the window, or large cards of which a phone shows the first alone and then `pairs`; up to six small `tiles`; cards
   * `beside` something at the start, that reach one edge; tall `faces` of one size; or `one` as wide as the element around
   * the row.
   */
  readonly show: keyof typeof ROWS;
  /** Shows all slides at rest, in rows, for editing. */
  readonly expanded?: boolean;
  /** In large windows with scripts its slides are on a wheel with two ends, the middle one at the front (`enhanceWheels`). */
  readonly wheel?: boolean;
  readonly className?: string;
  readonly children: readonly ReactNode[];
}

/** Classes of the row, in carousel.css. */
const ROWS = {
  cards: 'carousel-bleed carousel-cards carousel-four',
  banners: 'carousel-bleed carousel-banners',
  pairs: 'carousel-bleed carousel-pairs',
  tiles: 'carousel-bleed carousel-tiles',
  beside: 'carousel-beside carousel-cards',
  faces: 'carousel-bleed carousel-faces',
  one: 'carousel-one',
};

/** Renders slides as a list that scrolls sideways and stops at each slide; a tab stop, so that arrow keys scroll it. */
export function CarouselRow({ label, show, expanded = false, wheel = false, className, children }: CarouselRowProps) {
  const isWheel = wheel && !expanded && children.length > 1;
  const slides = children.map((slide, position) => (
    <li key={position} {...(isWheel && wheelAttributes(position, children.length))}>
      {slide}
    </li>
  ));
  if (expanded) return <ul className={classes('carousel-expanded', className)}>{slides}</ul>;
  return (
    <ul
      {...(label !== '' && { 'aria-label': label })}
      tabIndex={0}
      data-row=""
      {...(isWheel && { 'data-wheel': 'large' })}
      className={classes('carousel-row', ROWS[show], className)}
    >
      {slides}
    </ul>
  );
}

/** Returns the attributes of a slide at its place on a wheel at rest. */
function wheelAttributes(position: number, count: number) {
  const steps = position - middleOf(count);
  const { angle, zIndex, isFar } = wheelPlace(steps, count);
  const style: CSSProperties & Record<'--angle', string> = { '--angle': angle, zIndex };
  return { style, ...(isFar && { 'data-far': '' }), ...(steps !== 0 && { 'data-aside': '' }) };
}
