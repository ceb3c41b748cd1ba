/** Logs each image that fails to load; its alternative text stays in its box. Returns the function that stops it. */
export function logFailedImages(): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) log(target);
  };
  // Errors of images do not bubble: capture them. Images that failed earlier have no natural width.
  document.addEventListener('error', onError, true);
  for (const image of document.images) if (image.complete && image.src !== '' && image.naturalWidth === 0) log(image);
  return () => {
    document.removeEventListener('error', onError, true);
  };
}

const log = ({ currentSrc, src }: HTMLImageElement): void => {
  console.error(`image: ${currentSrc || src} did not load`);
};
