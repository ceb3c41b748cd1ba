/** Calls back with the number of slides, of either sign, by which a pressed button of a carousel's controls moves. */
export function listenForMoves(controls: HTMLElement, move: (steps: number) => void, signal?: AbortSignal): void {
  const click = ({ target }: Event): void => {
    const steps = target instanceof Element ? target.closest<HTMLElement>('[data-move]')?.dataset.move : undefined;
    if (steps !== undefined) move(Number(steps));
  };
  controls.addEventListener('click', click, signal ? { signal } : {});
}

/** Returns the steps that an arrow key moves in the reading direction; 0 for another key, and beside keys of shortcuts. */
export function stepsOfKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, rightToLeft: boolean): number {
  if (altKey || ctrlKey || metaKey) return 0;
  const [ahead, back] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return Number(key === ahead) - Number(key === back);
}
