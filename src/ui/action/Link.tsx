import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

interface LinkProps extends AnchorProps {
  /** `inline` is part of a sentence; `go` and `back` are standalone links with a forward or back arrow. */
  readonly variant?: 'inline' | 'go' | 'back';
  /** Opens in a new tab. */
  readonly external?: boolean;
}

/** Renders a link in running text, or a standalone link with an arrow. */
export function Link({ variant = 'inline', external = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...anchor}
      className={classes(variant !== 'inline' && 'link-standalone', className)}
    >
      {variant === 'back' && <Icon name="prev" />}
      {children}
      {variant === 'go' && <Icon name="arrow" />}
    </Anchor>
  );
}
