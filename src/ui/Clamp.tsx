import { type CSSProperties, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { FOLDED, useClamp } from './use-clamp.ts';

interface ClampProps {
  readonly children: ReactNode;
  /** The words that open the text, "Read more". */
  readonly more: string;
  /** The words that fold it again, "Show less". */
  readonly less: string;
  readonly lines?: number;
  /** Everything is shown and nothing folds, for whoever works on the words. */
  readonly unfolded?: boolean;
  readonly className?: string;
}

/**
 * Text of which the first lines are shown, and a button for the rest when there is a rest. It needs an island: without
 * scripts, and in a widget that never wakes, all of the text stands there.
 */
export function Clamp({ children, more, less, lines = 2, unfolded = false, className }: ClampProps) {
  const id = useId();
  const { text, overflows, open, setOpen } = useClamp();
  if (unfolded) return <div className={className}>{children}</div>;
  const style: CSSProperties & Record<'--lines', number> = { '--lines': lines };
  return (
    <div className={className}>
      {/* What a link in folded text leads to must be seen when the keyboard reaches it. */}
      <div id={id} ref={text} style={style} className={classes(!open && FOLDED)} onFocus={() => setOpen(true)}>
        {children}
      </div>
      {overflows && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-touch text-sm font-label text-primary underline-offset-4 hover:text-primary-hover hover:underline"
        >
          {open ? less : more}
        </button>
      )}
    </div>
  );
}
