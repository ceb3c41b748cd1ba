import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Chooses tabs by click, by key, and by the arrows, which wrap at the ends. */
export function enhance(root: HTMLElement): void {
  const tabs = enhanceTabs(root);
  for (const arrow of root.querySelectorAll<HTMLElement>('[data-step]'))
    arrow.addEventListener('click', () => tabs.move(Number(arrow.dataset.step)));
}
