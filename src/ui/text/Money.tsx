import { classes } from '../classes.ts';
import { figureLength } from './figure-length.ts';
import { RiyalSign } from '../icon/RiyalSign.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MoneyProps {
  /** Formatted amount, such as "١٢٠٬٠٠٠". */
  readonly figure: string;
  /** Amount with its currency in words, such as "١٢٠٬٠٠٠ ريال سعودي", for screen readers. */
  readonly spoken: string;
  readonly className?: string;
}

/** Renders an amount in riyals. The sign is at the left of the figure in both languages, so the row is reversed in Arabic. */
export function Money({ figure, spoken, className }: MoneyProps) {
  return (
    <span className={classes('money rtl:flex-row-reverse', className)} {...figureLength(figure)}>
      <RiyalSign />
      <span aria-hidden="true">{figure}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
