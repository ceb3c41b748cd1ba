import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';
import { enhanceWheels } from '#src/ui/carousel/enhance-wheels.ts';

/** Windows that are wide enough for a wheel. */
const LARGE = '(width >= 64rem)';

/** Lets the wheel of large windows be turned, and the row of small ones, which has no end, be stepped. */
export function enhance(root: HTMLElement): void {
  const large = matchMedia(LARGE);
  let shown = new AbortController();
  const arrange = (): void => {
    shown.abort();
    shown = new AbortController();
    const { signal } = shown;
    if (large.matches) enhanceWheels(root, { ends: true, signal });
    else enhanceCarousels(root, { endless: true, signal });
  };
  large.addEventListener('change', arrange);
  arrange();
}
