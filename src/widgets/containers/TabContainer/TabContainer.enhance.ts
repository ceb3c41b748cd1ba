import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Chooses tabs by click and by key. */
export function enhance(root: HTMLElement): void {
  enhanceTabs(root);
}
