import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';
import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Chooses a category, and whoever turns to another finds nothing open; long answers fold. */
export function enhance(root: HTMLElement): void {
  enhanceClamps(root);
  enhanceTabs(root, () => {
    for (const question of root.querySelectorAll('details')) question.open = false;
  });
}
