import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';

interface NoticeProps {
  readonly title: TextValue;
  readonly text: TextValue;
}

/** Renders a notice above the content of a section. */
export function Notice({ title, text }: NoticeProps) {
  return (
    <div className="frame-notice" role="note">
      <StarIcon name="info" />
      <p>
        <b>
          <Text field={title} />
        </b>
        {isShown(text) && (
          <span>
            <Text field={text} />
          </span>
        )}
      </p>
    </div>
  );
}
