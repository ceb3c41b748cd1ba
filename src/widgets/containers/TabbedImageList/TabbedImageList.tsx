import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { classes } from '#src/ui/classes.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { sortDescending } from './sort-descending.ts';
import type { TabbedImageListProps } from './TabbedImageList.widget.ts';

/** Renders an image and its description per tab, sorted by descending tab number. */
export function TabbedImageList({ uid, fields: { Title, items }, page }: TabbedImageListProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const tabs = sortDescending(items, ({ fields }) => fields.TabName.value).map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <ImageWithText tab={fields} />,
  }));
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        <TabbedContent id={uid} label={Title.value} kind="line" page={page} tabs={tabs} />
      </Wrap>
    </Section>
  );
}

function ImageWithText({
  tab: { Image, Description },
}: {
  readonly tab: TabbedImageListProps['fields']['items'][number]['fields'];
}) {
  const hasImage = isPictureShown(Image);
  return (
    <div className={classes('grid items-center gap-x-16 gap-y-6', hasImage && 'lg:grid-cols-[5fr_7fr]')}>
      {hasImage && (
        <div className="overflow-clip bg-surface-2 firm-lg">
          <Picture field={Image} className="h-auto w-full rtl:-scale-x-100" />
        </div>
      )}
      <RichText field={Description} />
    </div>
  );
}
