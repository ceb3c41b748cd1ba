import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { splitTitle } from './split-title.ts';

/** Renders a hero's title in two lines below 1024 px, and as running text above. */
export function HeroTitle({ field, language }: { readonly field: TextValue; readonly language: Language }) {
  const [first, rest] = splitTitle(field.value, language);
  if (field.editable || rest === '') return <Text field={field} />;
  return (
    <>
      <span className="max-lg:block">{first}</span> <span className="max-lg:block">{rest}</span>
    </>
  );
}
