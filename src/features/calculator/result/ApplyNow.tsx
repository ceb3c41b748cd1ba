import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Button } from '#src/ui/action/Button.tsx';

interface ApplyNowProps {
  readonly field: LinkValue;
  /** `accent` beside a result, `soft` before there is one. */
  readonly kind: 'accent' | 'soft';
  readonly onFollow?: () => void;
}

/** Renders the author's link to apply; nothing when the author sets none. */
export const ApplyNow = ({ field, kind, onFollow }: ApplyNowProps) =>
  isLinked(field) && (
    <Button {...linkProps(field)} external={field.target === '_blank'} kind={kind} onClick={onFollow} iconEnd="arrow">
      <LinkText field={field} />
    </Button>
  );
