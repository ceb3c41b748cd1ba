import { HERO_NAVIGATION_MS } from '#src/config/timings/motion.ts';
import { createMotion } from '#src/features/motion/create-motion.ts';
import { showPosition } from '#src/ui/carousel/show-position.ts';

/** A step among the products of the selection, or a category that is pressed. */
type Move = { readonly step: number } | { readonly category: string };

/** Shows a product at a time: arrows go round among those of the chosen category; nothing chosen means all. */
export function enhance(root: HTMLElement): void {
  const hero = root.querySelector<HTMLElement>('.product-hero');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  if (!hero || !controls) return;
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-slide]')];
  const buttons = [...hero.querySelectorAll<HTMLElement>('button[data-category]')];
  let category = '';
  let shown = slides[0];
  const selection = () => slides.filter((slide) => category === '' || slide.dataset.category === category);
  const show = showPosition(controls, () => undefined);
  const tell = (announced: boolean): void => {
    const selected = selection();
    controls.toggleAttribute('data-idle', selected.length < 2);
    const title = shown?.querySelector('[data-name]')?.textContent ?? '';
    show(shown ? selected.indexOf(shown) : 0, selected.length, { announced, title, endless: true });
  };
  const run = async (move: Move): Promise<void> => {
    if ('category' in move) {
      category = category === move.category ? '' : move.category;
      for (const button of buttons) button.ariaPressed = `${button.dataset.category === category}`;
      if (shown && !selection().includes(shown)) shown = selection()[0] ?? shown;
    } else {
      const selected = selection();
      shown = selected.at(((shown ? selected.indexOf(shown) : 0) + move.step) % selected.length);
    }
    for (const slide of slides) slide.toggleAttribute('data-shown', slide === shown);
    tell(true);
    await new Promise((resolve) => setTimeout(resolve, HERO_NAVIGATION_MS));
  };
  const motion = createMotion<Move>({ root: hero, phase: 'resting', run });
  controls.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-move]')?.dataset.move : undefined;
    if (step !== undefined) motion.choose({ step: Number(step) });
  });
  for (const button of buttons)
    button.addEventListener('click', () => motion.choose({ category: button.dataset.category ?? '' }));
  tell(false);
}
