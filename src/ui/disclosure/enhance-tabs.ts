import { nextTabIndex } from './next-tab-index.ts';

/** Tabs in the document; without a tab list nothing moves. */
interface EnhancedTabs {
  /** Chooses the tab so many positions after the chosen one, wrapping at the ends. */
  readonly move: (by: number) => void;
}

/** Called when another tab is chosen, with its panel, which is visible by then. */
type OnChange = (panel: HTMLElement) => void;

/**
 * Enhances the `Tabs` of a widget without a client view: chooses tabs by click and by key. Tabs of widgets inside this
 * one are left to those.
 */
export function enhanceTabs(root: HTMLElement, onChange: OnChange = () => undefined): EnhancedTabs {
  const island = root.closest('[data-island]');
  const list = [...root.querySelectorAll<HTMLElement>('[role=tablist]')].find(
    (one) => one.closest('[data-island]') === island,
  );
  if (!list) return { move: () => undefined };
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const isChosen = (tab: HTMLElement | undefined): boolean => tab?.ariaSelected === 'true';
  const choose = (chosen: HTMLElement | undefined): void => {
    if (!chosen || isChosen(chosen)) return;
    for (const tab of tabs) {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', tab !== chosen);
    }
    const panel = panelOf(chosen);
    if (panel) onChange(panel);
  };
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) choose(tabs.find((tab) => tab.contains(target)));
  });
  list.addEventListener('keydown', (event) => {
    const rightToLeft = getComputedStyle(list).direction === 'rtl';
    const position = nextTabIndex(event.key, tabs.findIndex(isChosen), tabs.length, rightToLeft);
    if (position === undefined) return;
    event.preventDefault();
    choose(tabs[position]);
    tabs[position]?.focus();
  });
  return { move: (by) => choose(tabs.at((tabs.findIndex(isChosen) + by) % tabs.length)) };
}

const panelOf = (tab: Element): HTMLElement | null => document.getElementById(tab.getAttribute('aria-controls') ?? '');
