import type { ComponentPropsWithoutRef } from 'react';

export interface AnchorProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string;
  /** Renders a span with the same classes instead of a link, because the children contain a link and links do not nest. */
  readonly holdsLink?: boolean;
}

/** Renders an unstyled link. */
export function Anchor({ holdsLink = false, ...anchor }: AnchorProps) {
  if (!holdsLink) return <a {...anchor} />;
  const { className, style, children } = anchor;
  return (
    <span className={className} style={style}>
      {children}
    </span>
  );
}
