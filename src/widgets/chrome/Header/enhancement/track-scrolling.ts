import { STRIP_DEBOUNCE_MS } from '#src/config/timings.ts';

/** From this share of the page's way on the header's ground is solid. */
const SOLID_FROM = 0.005;

/** Slides the strip out once it is scrolled past and back at the top; where style sheets cannot, makes the ground solid. */
export function trackScrolling(root: HTMLElement): void {
  const head = root.querySelector<HTMLElement>('.site-head');
  if (!head) return;
  const strip = head.querySelector<HTMLElement>('[data-strip]');
  const drawsGround = !('ScrollTimeline' in window);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    const height = strip?.offsetHeight ?? 0;
    if (scrollY <= 0 || height === 0) delete head.dataset.stripOut;
    else if (scrollY > height) head.dataset.stripOut = '';
  };
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, STRIP_DEBOUNCE_MS);
    if (!drawsGround) return;
    const way = document.documentElement.scrollHeight - innerHeight;
    head.toggleAttribute('data-scrolled', way > 0 && scrollY / way > SOLID_FROM);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  follow();
}
