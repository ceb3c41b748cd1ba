import { type CSSProperties, type ReactNode, useId } from 'react';
import { CLAMPED } from './enhance-clamps.ts';

interface ClampProps {
  readonly children: ReactNode;
  /** The words that open the text, "Read more". */
  readonly more: string;
  /** The words that fold it again, "Show less". */
  readonly less: string;
  readonly lines?: number;
  /** Everything is shown and nothing folds, for whoever works on the words. */
  readonly expanded?: boolean;
  readonly className?: string;
}

/**
 * Text of which the first lines are shown, and a button for the rest when there is a rest: `foldTexts` finds that out.
 * Without scripts, and in a widget that never wakes, all of the text stands there.
 */
export function Clamp({ children, more, less, lines = 2, expanded = false, className }: ClampProps) {
  const id = useId();
  if (expanded) return <div className={className}>{children}</div>;
  const style: CSSProperties & Record<'--lines', number> = { '--lines': lines };
  return (
    <div data-clamp="" className={className}>
      <div id={id} style={style} className={CLAMPED}>
        {children}
      </div>
      <button
        type="button"
        hidden
        aria-expanded={false}
        aria-controls={id}
        data-more={more}
        data-less={less}
        className="min-h-touch text-sm font-label text-primary underline-offset-4 hover:text-primary-hover hover:underline"
      >
        {more}
      </button>
    </div>
  );
}
