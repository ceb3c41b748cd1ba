import { Fragment, type ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';

interface ContentTab {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabbedContentProps {
  /** Unique on the page. */
  readonly id: string;
  /** Label of the tab list for screen readers. */
  readonly label: string;
  readonly kind: Parameters<typeof Tabs>[0]['kind'];
  readonly page: PageFacts;
  readonly tabs: readonly ContentTab[];
  /** Index of the tab that is chosen at first. */
  readonly chosen?: number;
}

/** Renders content in tabs, which `enhanceTabs` makes interactive; in the editor all of it, each tab's label above its content. */
export function TabbedContent({ id, label, kind, page, tabs, chosen = 0 }: TabbedContentProps) {
  if (page.state === 'edit') return tabs.map((tab) => <OpenTab key={tab.id} tab={tab} />);
  return (
    <Tabs id={id} label={label} kind={kind} language={page.language} tabs={tabs} chosen={chosen}>
      {tabs.map(({ id: tab, content }) => (
        <Fragment key={tab}>{content}</Fragment>
      ))}
    </Tabs>
  );
}

function OpenTab({ tab: { label, content } }: { readonly tab: ContentTab }) {
  return (
    <section className="mt-6">
      <Heading level={3} size="lg" className="mb-3">
        {label}
      </Heading>
      {content}
    </section>
  );
}
