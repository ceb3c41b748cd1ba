import { classes } from '../classes.ts';
import { figureLength } from './figure-length.ts';
import { RiyalSign } from '../icon/RiyalSign.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MoneyProps {
  /** The formatted amount, "١٢٠٬٠٠٠". */
  readonly figure: string;
  /** The same with its currency in words, "١٢٠٬٠٠٠ ريال سعودي". */
  readonly spoken: string;
  readonly className?: string;
}

/** An amount in riyals. The sign stands at the left of the figure in both languages, so the row turns round in Arabic. */
export function Money({ figure, spoken, className }: MoneyProps) {
  return (
    <span
      className={classes(
        'relative inline-flex items-baseline gap-[0.22em] whitespace-nowrap rtl:flex-row-reverse',
        className,
      )}
      {...figureLength(figure)}
    >
      <RiyalSign className="self-center" />
      <span aria-hidden="true">{figure}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
