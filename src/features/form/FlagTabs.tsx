import type { ComponentProps, ReactNode } from 'react';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import { FlagCards } from './FlagCards.tsx';
import { FormFields, type FormView } from './FormFields.tsx';
import type { ChoiceSchema } from './schema.ts';

type Schemas = Readonly<Record<string, ChoiceSchema>>;

interface FlagTab extends Pick<ComponentProps<typeof FlagCards>, 'cards' | 'badge'> {
  readonly id: string;
  readonly label: ReactNode;
}

interface FlagTabsProps {
  /** The form with the flags, whose one group is the choice of a tab by its position. */
  readonly view: FormView<Schemas>;
  /** Name of the field with the chosen tab. */
  readonly name: string;
  /** Accessible names of the tabs and of the cards in each. */
  readonly labels: Readonly<Record<'tabs' | 'cards', string>>;
  /** Tabs may have the same flags. */
  readonly tabs: readonly FlagTab[];
  /** The position of the chosen tab. */
  readonly chosen: number;
}

/** Renders tabs of flags; without scripts a radio per tab, and the checkboxes of all tabs. */
export const FlagTabs = (props: FlagTabsProps) => (
  <>
    <div className="noscript:hidden">
      <ScriptedTabs {...props} />
    </div>
    <div className="hidden noscript:block">
      <SubmittedTabs {...props} />
    </div>
  </>
);

const ScriptedTabs = ({ view: { id, language, state }, name, labels, tabs, chosen }: FlagTabsProps) => (
  <Tabs
    id={id}
    label={labels.tabs}
    kind="pills"
    language={language}
    tabs={tabs}
    chosen={chosen}
    onChoose={(position) => position !== chosen && state.setValue(name, `${position}`)}
  >
    {tabs.map(({ id: tab, cards, badge }) => (
      <FlagCards key={tab} label={labels.cards} cards={cards} state={state} {...(badge !== undefined && { badge })} />
    ))}
  </Tabs>
);

/** Renders what a form submits; flags of several tabs once. */
function SubmittedTabs({ view, labels, tabs }: FlagTabsProps) {
  const lists = [...new Map(tabs.map((tab) => [tab.cards.map(({ id }) => id).join(' '), tab])).values()];
  return (
    <>
      {tabs.length > 1 && <FormFields {...view} id={`${view.id}-submitted`} />}
      {lists.map(({ id, label, cards }) => (
        <div key={id} className="mt-6">
          {lists.length > 1 && <p className="mb-3 font-strong">{label}</p>}
          <FlagCards submitted label={labels.cards} cards={cards} state={view.state} />
        </div>
      ))}
    </>
  );
}
