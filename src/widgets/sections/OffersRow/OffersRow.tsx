import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import type { OffersRowProps } from './OffersRow.widget.ts';

/** Renders a row of tiles, each a link as a whole; on phones it scrolls. */
export function OffersRow({ fields, params, page }: OffersRowProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ul className="tile-row">
        {shown.map(({ id, fields: { Title, Description, Image, BackgroundColor, Link } }) => (
          <li key={id}>
            <Anchor {...linkProps(Link)} className="link-tile">
              <Figure image={Image} background={BackgroundColor.value} className="tile-art" />
              <b>
                <Text field={Title} />
              </b>
              {isShown(Description) && (
                <small>
                  <Text field={Description} />
                </small>
              )}
              {page.state === 'edit' && <LinkText field={Link} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
