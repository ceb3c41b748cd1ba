import { type RefObject, useEffect } from 'react';

/** Sets `--stage` and `--content` on the section's parent: the heights in px of the section and of the chosen tab's list. */
export function useContentHeight(stage: RefObject<HTMLElement | null>, chosen: number): void {
  useEffect(() => {
    const section = stage.current;
    const list = section?.querySelectorAll<HTMLElement>('.sticky-list')[chosen];
    const track = section?.parentElement;
    if (!section || !list || !track) return undefined;
    const measure = () => {
      track.style.setProperty('--content', `${list.offsetHeight}px`);
      track.style.setProperty('--stage', `${section.offsetHeight}px`);
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(section);
    observer.observe(list);
    return () => observer.disconnect();
  }, [stage, chosen]);
}
