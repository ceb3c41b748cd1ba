/**
 * Logs each image that fails to load; its alternative text stays in its box, readable where the image is mirrored. Without a
 * text visitors see an empty box, authors the browser's sign, to choose another image. Returns the function that stops it.
 */
export function handleFailedImages(isForAuthor: boolean): () => void {
  const handle = (image: HTMLImageElement): void => {
    console.error(`image: ${image.currentSrc || image.src} did not load`);
    const { style } = image;
    if (image.alt !== '') style.scale = isMirrored(image.parentElement) ? '-1 1' : 'none';
    else if (!isForAuthor) style.visibility = 'hidden';
    // A later source of it may load.
    image.addEventListener('load', () => ['scale', 'visibility'].forEach((name) => style.removeProperty(name)), {
      once: true,
    });
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) handle(target);
  };
  // Errors of images do not bubble: capture them. Images that failed earlier have no natural width.
  document.addEventListener('error', onError, true);
  for (const image of document.images)
    if (image.complete && image.src !== '' && image.naturalWidth === 0) handle(image);
  return () => {
    document.removeEventListener('error', onError, true);
  };
}

/** True when an odd number of elements from this one outwards is mirrored. */
const isMirrored = (element: Element | null): boolean =>
  element !== null && getComputedStyle(element).scale.startsWith('-') !== isMirrored(element.parentElement);
