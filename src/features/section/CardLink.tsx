import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinkComplete, isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import type { CardParams } from './section-data.ts';

interface CardLinkProps {
  readonly field: LinkValue;
  /** The look of the link; the block's own for `default`. */
  readonly variant?: CardParams['linkVariant'];
  /** The look for `default`. */
  readonly otherwise?: 'link' | 'button' | 'soft';
  /** Words of a link whose author wrote none. */
  readonly fallback?: string;
}

/** Renders the link of a card or a section; nothing without a target and words. */
export function CardLink({ field, variant = 'default', otherwise = 'link', fallback = '' }: CardLinkProps) {
  if (!(fallback === '' ? isLinkComplete(field) : isLinked(field))) return null;
  const look = variant === 'default' ? otherwise : variant;
  const content = <LinkText field={field} fallback={fallback} />;
  if (look === 'link')
    return (
      <Link {...linkProps(field)} variant="go" className="card-link">
        {content}
      </Link>
    );
  return (
    <Button {...linkProps(field)} kind={look === 'soft' ? 'soft' : 'primary'} className="card-link">
      {content}
    </Button>
  );
}
