import { classes } from '../classes.ts';
import { figureLength } from './figure-length.ts';

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
  const amount = <span aria-hidden="true">{figure}</span>;
  return (
    <span className={classes('money', className)} {...figureLength(figure)}>
      {ARABIC_DIGIT.test(figure) ? (
        <>
          {amount}
          <Sign word=" ريال" />
        </>
      ) : (
        <>
          <Sign word="SAR " />
          {amount}
        </>
      )}
      {/* Not selected: a copied amount has its figure once. */}
      <span className="sr-only select-none">{spoken}</span>
    </span>
  );
}

const Sign = ({ word }: { readonly word: string }) => (
  <span aria-hidden="true" className="riyal money-sign">
    {word}
  </span>
);
