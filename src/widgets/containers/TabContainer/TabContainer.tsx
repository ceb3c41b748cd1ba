import { type ReactNode, useState } from 'react';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './TabContainer.widget.ts';

/** One placeholder per tab, of which only the chosen tab's is shown, first the one that `?tab=` names; a single tab's content stands without a tab bar. */
export function TabContainer({
  uid,
  fields: { Title, items },
  params,
  slots,
  page,
  query,
}: WidgetProps<typeof widget>) {
  const named = items.findIndex(({ name }) => name === query.tab);
  const [chosen, choose] = useState(Math.max(0, named));
  const tabs = items.map(({ fields }, index) => ({ id: `${index + 1}`, label: <Text field={fields.Title} /> }));
  const edited = page.state === 'edit';
  return (
    <Section>
      <Wrap>
        {isShown(Title) && (
          <Heading level={2} size="2xl" className="mb-6">
            <Text field={Title} />
          </Heading>
        )}
        {edited ? (
          tabs.map(({ id, label }) => (
            <OpenTab key={id} label={label}>
              {slots[`tab-${id}`]}
            </OpenTab>
          ))
        ) : (
          <Tabs
            id={uid}
            label={Title.value}
            kind={params.Style === 'pilled' ? 'pills' : 'buttons'}
            language={page.language}
            tabs={tabs}
            chosen={chosen}
            onChoose={choose}
          >
            {tabs.map(({ id }) => slots[`tab-${id}`])}
          </Tabs>
        )}
      </Wrap>
    </Section>
  );
}

/** A tab as its author edits it: its name over its content, whichever tab a visitor would see. */
function OpenTab({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="mt-6">
      <Heading level={3} size="lg" className="mb-3">
        {label}
      </Heading>
      {children}
    </section>
  );
}
