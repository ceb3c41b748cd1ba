import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { classes } from '#src/ui/classes.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { RichTextListProps } from './RichTextList.widget.ts';

/** Renders a list of formatted texts beside an image. */
export function RichTextList({ fields: { Title, Image, items }, page }: RichTextListProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const hasImage = isPictureShown(Image);
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        <div className={classes('grid items-center gap-x-16 gap-y-8', hasImage && 'lg:grid-cols-[7fr_5fr]')}>
          <ul className="grid gap-6">
            {items.map(({ id, fields }) => (
              <li key={id} className="flex gap-4">
                <Star className="mt-[0.45em] size-4 bg-saffron-500" />
                <RichText field={fields.Text} />
              </li>
            ))}
          </ul>
          {hasImage && (
            <div className="overflow-clip bg-surface-2 firm-lg">
              <Picture field={Image} className="h-auto w-full rtl:-scale-x-100" />
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}
