import type { CSSProperties, ReactNode } from 'react';
import { CLAMPED } from './enhance-clamps.ts';

interface ClampLabels {
  /** Label of the button that expands a text, such as "Read more". */
  readonly more: string;
  /** Label of the button that collapses it, such as "Show less". */
  readonly less: string;
}

interface ClampProps extends Partial<ClampLabels> {
  readonly children: ReactNode;
  readonly lines?: number;
  /** Renders the whole text without a clamp, for editing. */
  readonly expanded?: boolean;
  readonly className?: string;
}

/** Returns the attributes of an element around clamps that label their buttons. */
export const clampLabels = ({ more, less }: ClampLabels) => ({ 'data-more': more, 'data-less': less });

/**
 * Renders text clamped to its first lines, labelled here or, for many texts, by `clampLabels` on an element around them;
 * `enhanceClamps` adds a button when the text overflows. Without scripts the whole text is visible.
 */
export function Clamp({ children, more, less, lines = 2, expanded = false, className }: ClampProps) {
  if (expanded) return <div className={className}>{children}</div>;
  const style: CSSProperties & Record<'--lines', number> = { '--lines': lines };
  return (
    <div
      data-clamp=""
      className={className}
      {...(more !== undefined && less !== undefined && clampLabels({ more, less }))}
    >
      <div style={style} className={CLAMPED}>
        {children}
      </div>
    </div>
  );
}
