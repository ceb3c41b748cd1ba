import { nextTabIndex } from './next-tab-index.ts';

/** Enhances the first `Tabs` under `root`, in widgets without a client view: chooses tabs by click and by key. */
export function enhanceTabs(root: HTMLElement, onChange: () => void): void {
  const list = root.querySelector<HTMLElement>('[role=tablist]');
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const isChosen = (tab: HTMLElement | undefined): boolean => tab?.ariaSelected === 'true';
  const choose = (chosen: HTMLElement | undefined): void => {
    if (!chosen || isChosen(chosen)) return;
    for (const tab of tabs) {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', tab !== chosen);
    }
    onChange();
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
}

const panelOf = (tab: Element): Element | null => document.getElementById(tab.getAttribute('aria-controls') ?? '');
