import type { NameValue } from '#sitecore/definitions/fields/name-value-list.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

interface InfoBulletsProps {
  /** Unique on the page. */
  readonly id: string;
  /** Name of the button. */
  readonly label: string;
  readonly title: TextValue;
  readonly details: readonly NameValue[];
}

/**
 * Renders a card's info button with its details: they appear on hover, focus and tap, and go on leave, blur and, with
 * `enhanceInfo`, on Escape. In editing they stand open.
 */
export function InfoBullets({ id, label, title, details }: InfoBulletsProps) {
  if (details.length === 0) return null;
  return (
    <div className="info-point" {...(title.editable && { 'data-open': '' })}>
      <button type="button" aria-label={label} aria-describedby={id}>
        <Icon name="info" />
      </button>
      <div id={id} role="tooltip">
        {isShown(title) && (
          <p>
            <Text field={title} />
          </p>
        )}
        <ul className="bullets">
          {details.map(({ name, value }, index) => (
            <li key={`${name}-${index}`}>{value}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
