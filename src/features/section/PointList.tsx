import type { ItemView } from '#sitecore/definitions/fields/items.ts';
import type { contentPoint } from '#sitecore/definitions/templates/section.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { classes } from '#src/ui/classes.ts';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';

interface PointListProps {
  readonly points: readonly ItemView<typeof contentPoint.fields>[];
  readonly className?: string;
}

/** Renders points of a section: an icon, a few words and a sentence each. */
export function PointList({ points, className }: PointListProps) {
  return (
    <ul className={classes('point-list', className)}>
      {points.map(({ id, fields: { Icon, Title, Description } }) => (
        <li key={id}>
          <StarIcon name={Icon.value === '' ? 'check' : resolveIconName(Icon.value)} />
          <p>
            <b>
              <Text field={Title} />
            </b>
            {isShown(Description) && (
              <span>
                <Text field={Description} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
