import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { TabbedSliderProps } from './TabbedSlider.widget.ts';

/** Renders an image with its text per tab; the arrows choose the next or previous tab, wrapping at the ends. */
export function TabbedSlider({ uid, fields: { Title, items }, phrases, page }: TabbedSliderProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <Slide slide={fields} level={isShown(Title) ? 3 : 2} />,
  }));
  const arrows = items.length > 1 && page.state !== 'edit' && (
    <p className="mt-6 flex gap-3 noscript:hidden">
      <Arrow icon="prev" label={phrases.tab_previous} step={-1} />
      <Arrow icon="next" label={phrases.tab_next} step={1} />
    </p>
  );
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        <TabbedContent id={uid} label={Title.value} kind="pills" page={page} tabs={tabs} />
        {arrows}
      </Wrap>
    </Section>
  );
}

interface ArrowProps {
  readonly icon: 'prev' | 'next';
  readonly label: string;
  /** Number of tabs that it moves by. */
  readonly step: 1 | -1;
}

const Arrow = ({ icon, label, step }: ArrowProps) => (
  <button
    type="button"
    data-step={step}
    className="grid size-touch place-items-center rounded-full border-[1.5px] border-control text-primary hover:border-primary hover:bg-white"
  >
    <Icon name={icon} label={label} />
  </button>
);

interface SlideProps {
  readonly slide: TabbedSliderProps['fields']['items'][number]['fields'];
  readonly level: 2 | 3;
}

function Slide({ slide: { Image, Title, Description, Link: slideLink }, level }: SlideProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      {isPictureShown(Image) && (
        <div className="overflow-clip bg-surface-2 firm-lg">
          <Picture field={Image} className="aspect-16/10 w-full object-cover rtl:-scale-x-100" />
        </div>
      )}
      <div>
        {isShown(Title) && (
          <Heading level={level} size="xl">
            <Text field={Title} />
          </Heading>
        )}
        {isShown(Description) && (
          <p className="mt-2 max-w-[48ch] text-pretty text-text-2">
            <Text field={Description} />
          </p>
        )}
        {isLinkComplete(slideLink) && (
          <p className="mt-4">
            <Link {...linkProps(slideLink)} variant="go">
              <LinkText field={slideLink} />
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
