import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface FaceLinkProps {
  readonly link: LinkValue;
  /** Words of a link that has none. */
  readonly more: string;
  /** Makes the whole card the link's area. */
  readonly whole?: boolean;
}

/** Renders a link at the foot of a card; nothing without a target. */
export function FaceLink({ link, more, whole = false }: FaceLinkProps) {
  if (!isLinked(link)) return null;
  return (
    <Anchor {...linkProps(link)} className={whole ? 'face-link' : undefined}>
      <LinkText field={link} fallback={more} />
      <Icon name="arrow" />
    </Anchor>
  );
}
