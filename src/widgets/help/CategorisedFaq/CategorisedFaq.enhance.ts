import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';
import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Switches categories, closes every answer on a switch, and clamps long answers. */
export function enhance(root: HTMLElement): void {
  enhanceClamps(root);
  enhanceTabs(root, () => {
    for (const question of root.querySelectorAll('details')) question.open = false;
  });
}
