import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Share button whose code loads when it is first rendered. */
export const LazyShareButton = lazyComponent(
  'ShareButton',
  async () => (await import('./ShareButton.tsx')).ShareButton,
);
