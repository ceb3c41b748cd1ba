import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Button } from '#src/ui/action/Button.tsx';

interface ApplyNowProps {
  readonly field: LinkValue;
  /** The page's one accent beside a result, quiet before there is one. */
  readonly kind: 'accent' | 'soft';
  readonly onFollow?: () => void;
}

/** The way on that the author gave, if any. */
export const ApplyNow = ({ field, kind, onFollow }: ApplyNowProps) =>
  isLinked(field) && (
    <Button {...linkProps(field)} external={field.target === '_blank'} kind={kind} onClick={onFollow} iconEnd="arrow">
      <LinkText field={field} />
    </Button>
  );
