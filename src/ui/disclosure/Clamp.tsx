import type { CSSProperties, ReactNode } from 'react';
import { CLAMPED } from './enhance-clamps.ts';

interface ClampProps {
  readonly children: ReactNode;
  /** Label of the button that expands the text, such as "Read more". */
  readonly more: string;
  /** Label of the button that collapses it, such as "Show less". */
  readonly less: string;
  readonly lines?: number;
  /** Renders the whole text without a clamp, for editing. */
  readonly expanded?: boolean;
  readonly className?: string;
}

/**
 * Renders text clamped to its first lines, and a hidden button that `enhanceClamps` shows when the text overflows.
 * Without scripts the whole text is visible.
 */
export function Clamp({ children, more, less, lines = 2, expanded = false, className }: ClampProps) {
  if (expanded) return <div className={className}>{children}</div>;
  const style: CSSProperties & Record<'--lines', number> = { '--lines': lines };
  return (
    <div data-clamp="" className={className}>
      <div style={style} className={CLAMPED}>
        {children}
      </div>
      <button type="button" hidden aria-expanded={false} data-less={less} className="clamp-toggle">
        {more}
      </button>
    </div>
  );
}
