import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import type { SimpleStatsProps } from './SimpleStats.widget.ts';

/** Renders pairs of a number and its label between two lines. */
export function SimpleStats({ fields, params, page }: SimpleStatsProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="simple-stats">
        {shown.map(({ id, fields: { Number: figure, Label } }) => (
          <li key={id}>
            <b>
              <Text field={figure} />
            </b>
            {isShown(Label) && (
              <span>
                <Text field={Label} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
