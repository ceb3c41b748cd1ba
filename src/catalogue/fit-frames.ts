/** Least and greatest height of a frame, in CSS pixels of its own viewport; a taller page scrolls in its frame. */
const MIN_HEIGHT = 96;
const MAX_HEIGHT = 1800;

/** Space below the content, since sections only have space before them. */
const SPACE_BELOW = 32;

/** Gives each frame of the page the height of its content, and keeps it as the content changes. */
export function fitFrames(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const watch = () => watchContent(frame);
    frame.addEventListener('load', watch);
    if (frame.contentDocument?.readyState === 'complete') watch();
  }
}

function watchContent(frame: HTMLIFrameElement): void {
  const content = frame.contentDocument?.getElementById('page');
  if (!content) return;
  const fit = () => {
    const height = Math.ceil(content.scrollHeight) + SPACE_BELOW;
    frame.parentElement?.style.setProperty('--height', `${Math.min(Math.max(height, MIN_HEIGHT), MAX_HEIGHT)}`);
  };
  new ResizeObserver(fit).observe(content);
}
