import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { classes } from '#src/ui/classes.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { TabbedInfoSectionProps } from './TabbedInfoSection.widget.ts';

/** Background by the name of a gradient that an author can enter; sand for any other. Dark text is readable on all. */
const GRADIENT =
  'bg-linear-to-b from-sand-100 to-page data-[gradient=clay]:from-clay-100 data-[gradient=saffron]:from-saffron-100 data-[gradient=teal]:from-teal-100';

type InfoTab = TabbedInfoSectionProps['fields']['items'][number]['fields'];

/**
 * Renders features by tab beside an image. On wide screens the section is sticky while scrolling moves its features, over
 * 1.5 times their height; on narrow ones they are in a row that scrolls horizontally. CSS does the movement, from the
 * heights that the enhancement measures.
 */
export function TabbedInfoSection({ uid, fields: { Title, Subtitle, items }, page }: TabbedInfoSectionProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.TabName} />,
    content: <Info tab={fields} level={isShown(Title) ? 3 : 2} />,
  }));
  return (
    <Section>
      <div className={classes(!edited && 'sticky-track')}>
        <div
          data-gradient={items[0]?.fields.Gradiant.value}
          className={classes('py-8', !edited && 'sticky-stage', GRADIENT)}
        >
          <Wrap>
            <Head title={Title} subtitle={Subtitle} />
            <TabbedContent id={uid} label={Title.value} kind="pills" page={page} tabs={tabs} />
          </Wrap>
        </div>
      </div>
    </Section>
  );
}

interface HeadProps {
  readonly title: TextValue;
  readonly subtitle: TextValue;
}

function Head({ title, subtitle }: HeadProps) {
  if (!isShown(title) && !isShown(subtitle)) return null;
  return (
    <div className="mb-6">
      {isShown(title) && (
        <Heading level={2} size="2xl">
          <Text field={title} />
        </Heading>
      )}
      {isShown(subtitle) && (
        <p className="mt-2 max-w-[52ch] text-pretty text-text-2">
          <Text field={subtitle} />
        </p>
      )}
    </div>
  );
}

function Info({ tab, level }: { readonly tab: InfoTab; readonly level: 2 | 3 }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
      {/* A scrollable row must be focusable, so that the keyboard can scroll it. */}
      <div
        data-gradient={tab.Gradiant.value}
        role="group"
        aria-label={tab.TabName.value}
        tabIndex={0}
        className="sticky-window max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter"
      >
        <ul className="sticky-list flex gap-gap lg:flex-col">
          {tab.Features.map(({ id, fields }) => (
            <li
              key={id}
              className="flex gap-4 border border-line bg-surface p-5 firm-lg max-lg:w-[min(20rem,82%)] max-lg:flex-none max-lg:snap-start max-lg:flex-col"
            >
              <StarIcon name={resolveIconName(fields.Icon.value)} />
              <div>
                <Heading level={level} size="lg">
                  <Text field={fields.Title} />
                </Heading>
                {isShown(fields.Description) && (
                  <p className="mt-1 text-sm text-pretty text-text-2">
                    <Text field={fields.Description} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {isPictureShown(tab.Image) && (
        <Picture
          field={tab.Image}
          className="max-h-[24rem] w-full object-contain max-lg:order-first rtl:-scale-x-100"
        />
      )}
    </div>
  );
}
