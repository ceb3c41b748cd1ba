import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { PauseButton } from '#src/features/section/PauseButton.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import type { PartnersStripProps } from './PartnersStrip.widget.ts';

type Partner = PartnersStripProps['fields']['items'][number];

/** Fewest logos that fill a row on a wide screen; fewer of them rest. */
const MOVING_FROM = 8;

/** Renders one logo per partner in a row without end that can be paused; a partner without an image is left out. */
export function PartnersStrip({ fields, params, page, phrases }: PartnersStripProps) {
  const pictured = fields.items.filter(({ fields: { Image } }) => isPictureShown(Image));
  const shown = shownItems(pictured, params, page);
  if (shown === null) return null;
  const moves = shown.length >= MOVING_FROM && page.state !== 'edit';
  return (
    <Frame fields={fields} params={params}>
      <div className="partner-strip" {...(moves && { 'data-moving': '' })}>
        {moves && <PauseButton label={phrases.pause_motion} />}
        {/* A row that scrolls must be focusable, so that the keyboard can scroll it where it rests. */}
        <div className="partner-rows" {...(moves && { tabIndex: 0, role: 'group', 'aria-label': fields.Title.value })}>
          <ul>
            {shown.map((partner) => (
              <Logo key={partner.id} partner={partner} />
            ))}
          </ul>
          {moves && (
            <ul aria-hidden="true">
              {shown.map(({ id, fields: { Image } }) => (
                <li key={id}>
                  <span className="partner-logo">
                    <Picture field={{ ...Image, alt: '' }} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Frame>
  );
}

function Logo({ partner: { fields } }: { readonly partner: Partner }) {
  const logo = <Picture field={fields.Image} />;
  if (!isLinked(fields.Link))
    return (
      <li>
        <span className="partner-logo">{logo}</span>
      </li>
    );
  const name = fields.Link.text || fields.Image.alt;
  return (
    <li>
      <Anchor {...linkProps(fields.Link)} className="partner-logo" {...(name !== '' && { 'aria-label': name })}>
        {logo}
        {fields.Link.editableFirstPart !== undefined && <LinkText field={fields.Link} />}
      </Anchor>
    </li>
  );
}
