import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Chooses tabs with their gradients, and measures the section and its features for the sticky scrolling. */
export function enhance(root: HTMLElement): void {
  const stage = root.querySelector<HTMLElement>('.sticky-stage');
  if (!stage) return;
  enhanceTabs(root, (panel) => {
    const row = panel.querySelector<HTMLElement>('[data-gradient]');
    stage.dataset.gradient = row?.dataset.gradient ?? '';
    // Its features are at their start again; a hidden element could not be scrolled.
    row?.scrollTo({ left: 0 });
  });
  measureHeights(stage);
}

/** Keeps `--stage` and `--content` of the section's track: the heights in px of the section and of the visible features. */
function measureHeights(stage: HTMLElement): void {
  const lists = [...stage.querySelectorAll<HTMLElement>('.sticky-list')];
  const measure = () => {
    // Those in hidden panels have no height.
    const content = Math.max(0, ...lists.map(({ offsetHeight }) => offsetHeight));
    stage.parentElement?.style.setProperty('--content', `${content}px`);
    stage.parentElement?.style.setProperty('--stage', `${stage.offsetHeight}px`);
  };
  measure();
  if (!('ResizeObserver' in window)) return;
  const observer = new ResizeObserver(measure);
  for (const element of [stage, ...lists]) observer.observe(element);
}
