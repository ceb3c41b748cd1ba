import type { AnimationItem } from 'lottie-web/build/player/lottie_light';
import { LONGEST_MOTION_MS } from '#src/config/timings/motion.ts';
import { fetchJson } from '#src/services/fetch-json.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import { type Animation, readAnimation } from './read-animation.ts';

/** Starts the animation of a block; it says by itself when it fails. */
export const enhance = (root: HTMLElement): void => void showAnimation(root);

/** Loads the animation and plays it once while it is in view; then, and where motion is unwelcome, it rests on its last frame. */
export async function showAnimation(root: HTMLElement): Promise<void> {
  const box = root.querySelector<HTMLElement>('[data-lottie]');
  const stage = box?.querySelector<HTMLElement>('[data-stage]');
  const src = box?.dataset.lottie;
  if (!box || !stage || src === undefined) return;
  try {
    const animation = readAnimation(await fetchJson(src));
    const { default: lottie } = await import('lottie-web/build/player/lottie_light');
    const item = lottie.loadAnimation({
      container: stage,
      renderer: 'svg',
      loop: false,
      autoplay: false,
      animationData: animation,
    });
    box.querySelector('[data-loading]')?.remove();
    play(box, item, animation);
  } catch (error) {
    // The text that it is loading stays (document 3, section 8).
    console.error('animation:', error);
  }
}

function play(box: HTMLElement, item: AnimationItem, { ip, op, fr }: Animation): void {
  const last = op - ip - 1;
  if (isMotionReduced()) {
    item.goToAndStop(last, true);
    return;
  }
  const isLong = ((op - ip) / fr) * 1000 > LONGEST_MOTION_MS;
  let isStopped = false;
  let isInView = false;
  const update = (): void => {
    if (isInView && !isStopped) item.play();
    else item.pause();
  };
  const observer = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    update();
  });
  observer.observe(box);
  item.addEventListener('complete', () => {
    observer.disconnect();
    toggle?.remove();
  });
  const toggle = isLong ? box.querySelector<HTMLButtonElement>('[data-toggle]') : null;
  if (!toggle) return;
  const label = (): void => {
    toggle.setAttribute('aria-label', (isStopped ? toggle.dataset.play : toggle.dataset.pause) ?? '');
    toggle.dataset.stopped = String(isStopped);
  };
  toggle.hidden = false;
  label();
  toggle.addEventListener('click', () => {
    isStopped = !isStopped;
    label();
    update();
  });
}
