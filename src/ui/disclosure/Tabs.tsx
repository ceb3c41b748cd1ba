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

const TAB = 'flex-none whitespace-nowrap text-sm leading-[1.6] transition-colors duration-fast';
const KINDS = {
  pills: {
    list: '-my-2 flex scroll-px-gutter gap-2 overflow-x-auto py-2 max-lg:-mx-gutter max-lg:px-gutter lg:-mx-2 lg:px-2',
    tab: `${TAB} min-h-touch rounded-full border-[1.5px] border-line-strong bg-surface px-4.5 py-1 text-text-2 hover:border-primary hover:text-primary aria-selected:border-primary aria-selected:bg-primary aria-selected:font-label aria-selected:text-white`,
  },
  buttons: {
    list: 'grid auto-cols-[minmax(max-content,1fr)] grid-flow-col overflow-x-auto bg-quiet p-1 firm-md',
    tab: `${TAB} focus-inset min-h-touch rounded-sm rounded-es-[2px] px-4 py-1 font-label text-text-2 hover:text-primary aria-selected:bg-white aria-selected:text-primary aria-selected:shadow-e1`,
  },
  line: {
    list: 'flex gap-2 overflow-x-auto border-b border-line',
    tab: `${TAB} focus-inset min-h-touch border-b-[3px] border-transparent px-2 py-1 text-text-2 hover:text-primary aria-selected:border-saffron-500 aria-selected:font-label aria-selected:text-primary`,
  },
  tiles: {
    list: '-my-2 grid auto-cols-[minmax(8rem,1fr)] grid-flow-col gap-gap scroll-px-gutter overflow-x-auto py-2 max-lg:-mx-gutter max-lg:px-gutter lg:-mx-2 lg:px-2',
    tab: 'flex flex-col items-center gap-2 border-[1.5px] border-line bg-surface p-4 text-center text-sm leading-[1.6] text-text-2 transition-colors duration-fast firm-md hover:border-primary hover:text-primary aria-selected:border-primary aria-selected:font-label aria-selected:text-primary aria-selected:shadow-e2',
  },
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
        className={classes('scrollbar-none noscript:hidden', KINDS[kind].list)}
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
            className={KINDS[kind].tab}
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

/** Renders a tab's panel. Without scripts there is no tab list, and all panels are visible, each under its tab's label. */
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
      <p className="hidden text-lg font-strong noscript:mb-3 noscript:block">{tab.label}</p>
      {children}
    </div>
  );
}
