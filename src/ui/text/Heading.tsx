import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface HeadingProps {
  /** Level in the page's outline, independent of the size. */
  readonly level: keyof typeof TAGS;
  readonly size: keyof typeof SIZES;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const SIZES = {
  md: 'text-md',
  lg: 'text-lg',
  xl: 'text-xl',
  '2xl': 'text-2xl',
  '3xl': 'text-3xl',
  '4xl': 'text-4xl leading-display tracking-display',
};

/** Renders a heading whose outline level and visual size are chosen separately. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = TAGS[level];
  return (
    <Tag id={id} className={classes(SIZES[size], className)}>
      {children}
    </Tag>
  );
}
