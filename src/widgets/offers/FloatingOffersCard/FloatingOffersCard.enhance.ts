import { followDrag } from '#src/ui/carousel/pointer-drag.ts';

/** Way in px from which dragging the card folds it (document 3, section 9). */
const FOLD_PX = 120;

/** Folds the card to a button by its own button or by dragging, until it is restored; hides both beside the footer. */
export function enhance(root: HTMLElement): void {
  const float = root.querySelector<HTMLElement>('[data-offers-float]');
  const card = float?.querySelector<HTMLElement>('.offers-card');
  const fold = float?.querySelector<HTMLElement>('[data-fold]');
  const restore = float?.querySelector<HTMLElement>('[data-restore]');
  if (!float || !card || !fold || !restore) return;
  const show = (isOpen: boolean, focused: boolean): void => {
    card.hidden = !isOpen;
    restore.hidden = isOpen;
    if (focused) (isOpen ? fold : restore).focus();
  };
  fold.addEventListener('click', () => show(false, true));
  restore.addEventListener('click', () => show(true, true));
  const springBack = () => card.style.removeProperty('translate');
  followDrag(card, {
    move: (x) => {
      card.style.translate = `${x}px`;
    },
    end: (x) => {
      springBack();
      if (Math.abs(x) > FOLD_PX) show(false, false);
    },
    cancel: springBack,
  });
  hideBeside(document.querySelector('footer'), float);
}

function hideBeside(footer: Element | null, float: HTMLElement): void {
  if (!footer || !('IntersectionObserver' in window)) return;
  new IntersectionObserver((entries) => {
    float.toggleAttribute('data-hidden', entries.at(-1)?.isIntersecting === true);
  }).observe(footer);
}
