import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { telephoneHref } from '#src/i18n/telephone.ts';
import { Text } from './Text.tsx';

/** Renders an author's telephone number as a `tel:` link, left to right in every language. */
export const PhoneNumber = ({ field, className }: { readonly field: TextValue; readonly className?: string }) => (
  <a href={telephoneHref(field.value)} className={className}>
    <bdo dir="ltr">
      <Text field={field} />
    </bdo>
  </a>
);
