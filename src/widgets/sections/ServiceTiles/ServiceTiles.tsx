import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { ServiceTilesProps } from './ServiceTiles.widget.ts';

/** Renders services as link tiles that say Learn more, which the tile's title completes for screen readers. */
export function ServiceTiles({ fields, params, page, phrases }: ServiceTilesProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="service-tiles">
        {shown.map(({ id, fields: { Icon: icon, Title, Description, Link } }) => (
          <li key={id}>
            <StarIcon name={resolveIconName(icon.value)} />
            <Heading level={levelIn(fields)} size="lg">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p>
                <Text field={Description} />
              </p>
            )}
            <Anchor {...linkProps(Link)} className="service-tile-link">
              {page.state === 'edit' ? (
                <LinkText field={Link} />
              ) : (
                <>
                  {phrases.learn_more_about}
                  <VisuallyHidden>{`: ${Title.value}`}</VisuallyHidden>
                </>
              )}
              <Icon name="arrow" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
