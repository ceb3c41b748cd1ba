import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Button } from '#src/ui/Button.tsx';

interface ApplyNowProps {
  readonly field: LinkValue;
  /** The page's one accent beside a result, quiet before there is one. */
  readonly kind: 'accent' | 'soft';
  /** As wide as its panel; so is the accent unless told otherwise. */
  readonly wide?: boolean;
  readonly onFollow?: () => void;
}

/** The way on that the author gave, if any. */
export const ApplyNow = ({ field, kind, wide = kind === 'accent', onFollow }: ApplyNowProps) =>
  isLinked(field) && (
    <Button
      {...leadTo(field)}
      external={field.target === '_blank'}
      kind={kind}
      wide={wide}
      onClick={onFollow}
      iconEnd="arrow"
    >
      <LinkText field={field} />
    </Button>
  );
