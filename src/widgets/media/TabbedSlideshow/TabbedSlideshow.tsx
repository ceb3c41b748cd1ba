import { LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { TabbedSlideshowProps } from './TabbedSlideshow.widget.ts';

type SlideItem = TabbedSlideshowProps['fields']['items'][number]['fields']['Slides'][number];

/** Maximum number of images and videos per tab (document 3, section 9). */
const MAX_SLIDES = 5;

/** Renders images and videos in a horizontally scrolling row, one row per tab. */
export function TabbedSlideshow({ uid, fields: { Title, items }, page }: TabbedSlideshowProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <Row slides={edited ? fields.Slides : fields.Slides.slice(0, MAX_SLIDES)} label={fields.TabName.value} />,
  }));
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        <TabbedContent id={uid} label={Title.value} kind="pills" page={page} tabs={tabs} />
      </Wrap>
    </Section>
  );
}

/** Renders a scrollable row; it is focusable, so that the keyboard can scroll it. */
function Row({ slides, label }: { readonly slides: readonly SlideItem[]; readonly label: string }) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="snap-x snap-mandatory overflow-x-auto">
      <ul className="flex gap-gap">
        {slides.map(({ id, fields }) => (
          <li key={id} className="w-[min(44rem,88%)] flex-none snap-start">
            <figure>
              <div className="overflow-clip bg-surface-2 firm-lg">
                <SlideMedia slide={fields} />
              </div>
              <figcaption className="mt-2 text-sm text-text-2">
                <Text field={fields.Title} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SlideMedia({ slide: { Title, Image, VideoLink } }: { readonly slide: SlideItem['fields'] }) {
  const mediaClasses = 'aspect-video w-full object-cover';
  if (VideoLink.editableFirstPart)
    return (
      <>
        {isPictureShown(Image) && <Picture field={Image} className={mediaClasses} />}
        <LinkText field={VideoLink} />
      </>
    );
  if (VideoLink.href === '') return <Picture field={Image} className={mediaClasses} />;
  return (
    <video
      controls
      preload="none"
      aria-label={Title.value}
      src={VideoLink.href}
      {...(Image.src !== '' && { poster: Image.src })}
      className={mediaClasses}
    />
  );
}
