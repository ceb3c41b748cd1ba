import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The way to share what was entered; its code comes once there is something to share. */
export const LazyShareButton = lazyComponent(
  'ShareButton',
  async () => (await import('./ShareButton.tsx')).ShareButton,
);
