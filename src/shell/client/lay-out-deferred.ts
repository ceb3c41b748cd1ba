import { nextIdleFrame } from '#src/ui/frames.ts';

/** Lays out the sections that the first frame left out (`data-deferred`), the topmost first, each in an idle frame of its own. */
export async function layOutDeferred(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('[data-deferred]')) {
    await nextIdleFrame();
    delete section.dataset.deferred;
  }
}
