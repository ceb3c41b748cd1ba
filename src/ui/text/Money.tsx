import { classes } from '../classes.ts';
import { figureLength } from './figure-length.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MoneyProps {
  /** Formatted amount, such as "١٢٠٬٠٠٠". */
  readonly figure: string;
  /** Amount with its currency in words, such as "١٢٠٬٠٠٠ ريال سعودي", for screen readers. */
  readonly spoken: string;
  readonly className?: string;
}

const ARABIC_DIGIT = /[٠-٩]/;

/**
 * Renders an amount in riyals. The sign is at the left of the figure in both languages, drawn over its word: copied, the
 * amount reads "١٢٠٬٠٠٠ ريال" or "SAR 120,000".
 */
export function Money({ figure, spoken, className }: MoneyProps) {
  return (
    <span className={classes('money', className)} {...figureLength(figure)}>
      <span aria-hidden="true">
        {ARABIC_DIGIT.test(figure) ? (
          <>
            {figure}
            <span className="riyal">{' ريال'}</span>
          </>
        ) : (
          <>
            <span className="riyal">{'SAR '}</span>
            {figure}
          </>
        )}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
