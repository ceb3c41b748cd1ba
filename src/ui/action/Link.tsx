import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

interface LinkProps extends AnchorProps {
  /** `inline` is part of a sentence; `go` and `back` are standalone links with a forward or back arrow. */
  readonly variant?: 'inline' | 'go' | 'back';
  /** Opens in a new tab. */
  readonly external?: boolean;
}

const STANDALONE =
  'group/go inline-flex min-h-touch items-center gap-[0.4em] text-sm font-label no-underline hover:underline';

/** Renders a link in running text, or a standalone link with an arrow. */
export function Link({ variant = 'inline', external = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...anchor}
      className={classes(variant !== 'inline' && STANDALONE, className)}
    >
      {variant === 'back' && <Icon name="prev" />}
      {children}
      {variant === 'go' && <Icon name="arrow" />}
    </Anchor>
  );
}
