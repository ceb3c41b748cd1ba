import { requestDownload } from '#src/features/frame/frame-download.ts';

/** Has the page around the frame download the table of prices, since a frame may not. */
export function enhance(root: HTMLElement): void {
  if (parent === window) return;
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link) return;
    event.preventDefault();
    requestDownload(link.href);
  });
}
