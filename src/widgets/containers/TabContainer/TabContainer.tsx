import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { TabContainerProps } from './TabContainer.widget.ts';

/** Renders one placeholder per tab; the tab named by `?tab=` is chosen at first. A single tab has no tab list. */
export function TabContainer({ uid, fields: { Title, items }, params, slots, page, query }: TabContainerProps) {
  const chosen = items.findIndex(({ name }) => name === query.tab);
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <Text field={fields.Title} />,
    content: slots[`tab-${index + 1}`],
  }));
  return (
    <Section>
      <Wrap>
        {isShown(Title) && (
          <Heading level={2} size="2xl" className="mb-6">
            <Text field={Title} />
          </Heading>
        )}
        <TabbedContent
          id={uid}
          label={Title.value}
          kind={params.Style === 'pilled' ? 'pills' : 'buttons'}
          page={page}
          tabs={tabs}
          chosen={Math.max(0, chosen)}
        />
      </Wrap>
    </Section>
  );
}
