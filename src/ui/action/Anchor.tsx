import type { ComponentPropsWithoutRef } from 'react';

export interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  /** What it holds brings a link of its own, and links do not nest: it keeps its looks and leads nowhere itself. */
  readonly holdsLink?: boolean;
}

/** A link without looks of its own. */
export function Anchor({ holdsLink = false, ...anchor }: AnchorProps) {
  if (!holdsLink) return <a {...anchor} />;
  const { className, style, children } = anchor;
  return (
    <span className={className} style={style}>
      {children}
    </span>
  );
}
