import { PROTECTION_TEST_GAP_PX, PROTECTION_TEST_POLL_MS } from '#src/config/timings/protection-test.ts';

/** Shows the cover while the window is much larger than its viewport, polled while the cover is in the document. */
export function enhance(root: HTMLElement): void {
  const cover = root.querySelector<HTMLElement>('[data-cover]');
  if (!cover) return;
  const timer = setInterval(() => {
    if (cover.isConnected) cover.hidden = !hasWindowGap(window);
    else clearInterval(timer);
  }, PROTECTION_TEST_POLL_MS);
}

type Sizes = Pick<Window, 'outerWidth' | 'innerWidth' | 'outerHeight' | 'innerHeight'>;

const hasWindowGap = ({ outerWidth, innerWidth, outerHeight, innerHeight }: Sizes): boolean =>
  Math.max(outerWidth - innerWidth, outerHeight - innerHeight) > PROTECTION_TEST_GAP_PX;
