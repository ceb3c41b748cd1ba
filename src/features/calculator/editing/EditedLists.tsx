import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';

interface EditedFactsProps {
  /** Label of each field and the field that the author edits. */
  readonly facts: readonly (readonly [label: string, field: TextValue])[];
}

/** Renders editable figures and codes. */
export const EditedFacts = ({ facts }: EditedFactsProps) => (
  <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {facts.map(([label, field]) => (
      <div key={label} className="flex gap-2">
        <dt className="text-text-3">{label}</dt>
        <dd>
          <Text field={field} />
        </dd>
      </div>
    ))}
  </dl>
);
