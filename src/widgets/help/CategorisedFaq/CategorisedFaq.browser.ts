import { foldTexts } from '#src/ui/fold-texts.ts';
import { followTabs } from '#src/ui/follow-tabs.ts';

/** Chooses a category, and whoever turns to another finds nothing open; long answers fold. */
export function start(root: HTMLElement): void {
  foldTexts(root);
  followTabs(root, () => {
    for (const question of root.querySelectorAll('details')) question.open = false;
  });
}
