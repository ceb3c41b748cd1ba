import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from './Text.tsx';

/** A text that is only heard, or seen in one case only: in editing it stands where an author can change it. */
export const EditOnlyText = ({ field }: { readonly field: TextValue }) =>
  field.editable ? (
    <p className="text-sm">
      <Text field={field} />
    </p>
  ) : null;
