import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

interface BulletsProps {
  /** Heading of the list. */
  readonly title: TextValue;
  readonly level: 3 | 4;
  readonly details: readonly NameValue[];
}

/** Renders the details of a card as a bulleted list under their heading; nothing without details. */
export function Bullets({ title, level, details }: BulletsProps) {
  if (details.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      {isShown(title) && (
        <Heading level={level} size="md" className="mb-2">
          <Text field={title} />
        </Heading>
      )}
      <ul className="bullets grid gap-1 text-text-2">
        {details.map(({ name, value }) => (
          <li key={name}>{value}</li>
        ))}
      </ul>
    </div>
  );
}
