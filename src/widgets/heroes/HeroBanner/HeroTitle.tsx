import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { splitTitle } from './split-title.ts';

/** A hero's title: up to 1023 px it stands in two lines, above that it flows. */
export function HeroTitle({ field, language }: { readonly field: TextValue; readonly language: Language }) {
  const [first, rest] = splitTitle(field.value, language);
  if (field.editable || rest === '') return <Text field={field} />;
  return (
    <>
      <span className="max-lg:block">{first}</span> <span className="max-lg:block">{rest}</span>
    </>
  );
}
