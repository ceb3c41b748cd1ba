import type { ComponentProps } from 'react';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Link } from '#src/ui/action/Link.tsx';

interface SxaLinkProps extends Pick<ComponentProps<typeof Link>, 'variant'> {
  readonly field: LinkValue;
}

/** Renders an author's link; one without a text shows its address, as SXA does. */
export const SxaLink = ({ field, ...look }: SxaLinkProps) => (
  <Link {...linkProps(field)} {...look} external={field.target === '_blank'}>
    {field.text === '' && !field.editableFirstPart ? <bdi dir="ltr">{field.href}</bdi> : <LinkText field={field} />}
  </Link>
);
