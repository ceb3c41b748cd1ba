import type { KeyboardEvent, ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { directionOf } from '#src/i18n/language.ts';
import { classes } from '../classes.ts';
import { nextTabIndex } from './next-tab-index.ts';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Number of items in the tab's panel, formatted. */
  readonly count?: string;
}

interface TabsProps {
  /** Unique on the page; the ids of tabs and panels begin with it. */
  readonly id: string;
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly kind: keyof typeof KINDS;
  readonly language: Language;
  readonly tabs: readonly Tab[];
  /** The position of the chosen tab. */
  readonly chosen: number;
  /** Omitted where `enhanceTabs` handles the choice. */
  readonly onChoose?: (position: number) => void;
  /** One panel per tab, in their order. All are rendered; those not chosen are hidden. */
  readonly children: readonly ReactNode[];
}

/** Classes of the list, in disclosure.css. */
const KINDS = {
  pills: 'tabs-pills',
  buttons: 'tabs-buttons',
  line: 'tabs-line',
  tiles: 'tabs-tiles',
  side: 'tabs-side',
};

/** Renders tabs and panels by the WAI-ARIA pattern: one tab stop; arrow keys follow the reading direction and choose. */
export function Tabs({ id, label, kind, language, tabs, chosen, onChoose, children }: TabsProps) {
  if (tabs.length < 2) return children;
  const choose = (event: KeyboardEvent<HTMLDivElement>) => {
    const position = nextTabIndex(event.key, chosen, tabs.length, directionOf(language) === 'rtl');
    if (position === undefined) return;
    event.preventDefault();
    onChoose?.(position);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[position]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        {...(label !== '' && { 'aria-label': label })}
        onKeyDown={choose}
        className={classes('tabs noscript:hidden', KINDS[kind])}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-controls={`${id}-panel-${tab.id}`}
            aria-selected={position === chosen}
            tabIndex={position === chosen ? 0 : -1}
            onClick={() => onChoose?.(position)}
          >
            {tab.label}
            {tab.count !== undefined && <small className="ms-2 text-2xs opacity-85">{tab.count}</small>}
          </button>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <Panel key={tab.id} id={id} tab={tab} chosen={position === chosen}>
          {children[position]}
        </Panel>
      ))}
    </>
  );
}

interface PanelProps {
  readonly id: string;
  readonly tab: Tab;
  readonly chosen: boolean;
  readonly children: ReactNode;
}

/** Renders a tab's panel. Without scripts, and on paper, there is no tab list, and all panels are visible, each under its tab's label. */
function Panel({ id, tab, chosen, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${tab.id}`}
      aria-labelledby={`${id}-tab-${tab.id}`}
      tabIndex={0}
      hidden={!chosen}
      className="mt-6"
    >
      <p className="panel-name">{tab.label}</p>
      {children}
    </div>
  );
}
