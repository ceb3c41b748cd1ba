import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The way to share what was entered; its code comes once there is something to share. */
export const ShareOnDemand = lazyComponent(
  'ShareEntries',
  async () => (await import('./ShareEntries.tsx')).ShareEntries,
);
