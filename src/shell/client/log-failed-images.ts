/** Writes each picture that fails to load to the log, and nothing else: its alternative text stays in its box. */
export function logFailedImages(): () => void {
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) log(target);
  };
  // Errors of pictures do not bubble. Those that failed before this ran are known by having no width.
  document.addEventListener('error', heard, true);
  for (const image of document.images) if (image.complete && image.src !== '' && image.naturalWidth === 0) log(image);
  return () => {
    document.removeEventListener('error', heard, true);
  };
}

const log = ({ currentSrc, src }: HTMLImageElement): void => {
  console.error(`image: ${currentSrc || src} did not load`);
};
