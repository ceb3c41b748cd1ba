import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { CardLink } from '#src/features/section/CardLink.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { TextHead } from '#src/features/section/TextHead.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import type { ChecklistProps } from './Checklist.widget.ts';

/** Renders check items on a white panel over the background image; a sentence in the place of a missing image. */
export function Checklist({ fields, params, page, phrases }: ChecklistProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params} head={null} picture={null}>
      <div className="check-section">
        {isPictureShown(fields.BackgroundImage) ? (
          <div className="checklist-art">
            <Picture field={fields.BackgroundImage} />
          </div>
        ) : (
          <p className="checklist-none">{phrases.no_background_image}</p>
        )}
        <div className="checklist-panel">
          <TextHead fields={fields} />
          <ul>
            {shown.map(({ id, fields: { Title } }) => (
              <li key={id}>
                <StarIcon name="check" />
                <span>
                  <Text field={Title} />
                </span>
              </li>
            ))}
          </ul>
          <CardLink field={fields.Link} otherwise="button" />
        </div>
      </div>
    </Frame>
  );
}
