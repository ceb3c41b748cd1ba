import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { telephoneHref } from '#src/i18n/telephone.ts';
import { Text } from './Text.tsx';

/** An author's telephone number, which dials itself; its groups stand from left to right in every language. */
export const PhoneNumber = ({ field, className }: { readonly field: TextValue; readonly className?: string }) => (
  <a href={telephoneHref(field.value)} className={className}>
    <bdo dir="ltr">
      <Text field={field} />
    </bdo>
  </a>
);
