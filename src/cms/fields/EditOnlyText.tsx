import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from './Text.tsx';

/** Renders a text in editing only: for a text that visitors only hear, or see in one case only. */
export const EditOnlyText = ({ field }: { readonly field: TextValue }) =>
  field.editable ? (
    <p className="text-sm">
      <Text field={field} />
    </p>
  ) : null;
