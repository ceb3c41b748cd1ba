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
        <ul className="grid grid-cols-2 overflow-hidden bg-surface shadow-e2 firm-lg lg:grid-cols-4">
          {items.map(({ id, fields }) => (
            <li key={id} className="border-line max-lg:nth-[n+3]:border-t max-lg:even:border-s lg:not-first:border-s">
              <Anchor
                {...linkProps(fields.Link)}
                className="focus-inset flex h-full gap-4 p-4 text-text no-underline hover:bg-primary-soft hover:text-text max-lg:flex-col max-lg:gap-2 lg:items-center lg:p-6"
              >
                <StarIcon name={resolveIconName(fields.Icon.value)} />
                <span>
                  <b className="block text-md font-label leading-normal">
                    <LinkText field={fields.Link} />
                  </b>
                  {isShown(fields.Description) && (
                    <small className="text-2xs text-text-3">
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
