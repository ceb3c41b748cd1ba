/** Closes an open card at a press outside it, and with Escape. */
export function enhance(root: HTMLElement): void {
  const openCards = () => [...root.querySelectorAll<HTMLDetailsElement>('.floating-card[open]')];
  document.addEventListener('click', ({ target }) => {
    for (const card of openCards()) {
      if (target instanceof Node && !card.contains(target)) card.open = false;
    }
  });
  root.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return;
    for (const card of openCards()) {
      if (target instanceof Node && card.contains(target)) card.querySelector('summary')?.focus();
      card.open = false;
    }
  });
}
