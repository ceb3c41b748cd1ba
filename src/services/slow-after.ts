/** Returns a function whose promise resolves so many milliseconds after the first call with the same task. */
export function slowAfter(milliseconds: number): (task: Promise<unknown>) => Promise<void> {
  const waits = new WeakMap<Promise<unknown>, Promise<void>>();
  return (task) => {
    const known = waits.get(task);
    if (known) return known;
    const wait = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const stop = () => {
        clearTimeout(timer);
      };
      void task.then(stop, stop);
    });
    waits.set(task, wait);
    return wait;
  };
}
