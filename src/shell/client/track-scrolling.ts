import { STRIP_DEBOUNCE_MS } from '#src/config/timings/start.ts';

/** Share of the scrollable height from which the header's background is opaque. */
const SOLID_FROM = 0.005;

/**
 * Hides the header's strip once it is scrolled past and shows it again at the top; in browsers without ScrollTimeline, makes
 * the header's background opaque.
 */
export function trackScrolling(): void {
  const head = document.querySelector<HTMLElement>('.site-head');
  if (!head) return;
  const strip = head.querySelector<HTMLElement>('[data-strip]');
  const needsScript = !('ScrollTimeline' in window);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const updateStrip = (): void => {
    const height = strip?.offsetHeight ?? 0;
    if (scrollY <= 0 || height === 0) delete head.dataset.stripOut;
    else if (scrollY > height) head.dataset.stripOut = '';
  };
  const handleScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(updateStrip, STRIP_DEBOUNCE_MS);
    if (!needsScript) return;
    const scrollable = document.documentElement.scrollHeight - innerHeight;
    head.toggleAttribute('data-scrolled', scrollable > 0 && scrollY / scrollable > SOLID_FROM);
  };
  addEventListener('scroll', handleScroll, { passive: true });
  addEventListener('resize', handleScroll);
  handleScroll();
}
