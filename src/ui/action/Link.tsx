import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';

interface LinkProps extends AnchorProps {
  /** `inline` stands in a sentence; `go` and `back` stand alone and point on or back. */
  readonly variant?: 'inline' | 'go' | 'back';
  /** Opens beside this page. */
  readonly external?: boolean;
}

const ALONE =
  'group/go inline-flex min-h-touch items-center gap-[0.4em] text-sm font-label no-underline hover:underline';

/** A link in running text, or one that stands alone with its arrow. */
export function Link({ variant = 'inline', external = false, className, children, ...anchor }: LinkProps) {
  return (
    <Anchor
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...anchor}
      className={classes(variant !== 'inline' && ALONE, className)}
    >
      {variant === 'back' && <Icon name="prev" />}
      {children}
      {variant === 'go' && <Icon name="arrow" />}
    </Anchor>
  );
}
