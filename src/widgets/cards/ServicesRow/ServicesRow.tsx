import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { ServicesRowProps } from './ServicesRow.widget.ts';

/** Renders a row of tiles, each a link; with the `overlap` position it overlaps the bottom of the hero above. */
export function ServicesRow({ fields: { Title, items }, params, page }: ServicesRowProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  return (
    <Wrap className={params.Position === 'overlap' ? 'relative -mt-10 lg:-mt-17' : 'pt-section'}>
      <EditOnlyText field={Title} />
      <nav {...(Title.value !== '' && { 'aria-label': Title.value })}>
        <ul className="services-row">
          {items.map(({ id, fields }) => (
            <li key={id}>
              <Anchor {...linkProps(fields.Link)} className="focus-inset">
                <StarIcon name={resolveIconName(fields.Icon.value)} />
                <span>
                  <b>
                    <LinkText field={fields.Link} />
                  </b>
                  {isShown(fields.Description) && (
                    <small>
                      <Text field={fields.Description} />
                    </small>
                  )}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Wrap>
  );
}
