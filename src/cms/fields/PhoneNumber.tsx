import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { phoneTag, telephoneHref } from '#sitecore/rules/telephone.ts';
import { Text } from './Text.tsx';

/** Renders an author's telephone number as a `tel:` link, left to right in every language; words without a number as text. */
export function PhoneNumber({ field, className }: { readonly field: TextValue; readonly className?: string }) {
  const href = telephoneHref(field.value);
  const own = <Text field={field} />;
  const text = phoneTag(field.value) === 'bdo' ? <bdo dir="ltr">{own}</bdo> : <bdi>{own}</bdi>;
  return href === undefined ? (
    <span className={className}>{text}</span>
  ) : (
    <a href={href} className={className}>
      {text}
    </a>
  );
}
