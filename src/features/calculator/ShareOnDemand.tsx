import { later } from '#src/ui/later.tsx';

/** The way to share what was entered; its code comes once there is something to share. */
export const ShareOnDemand = later('ShareEntries', async () => (await import('./ShareEntries.tsx')).ShareEntries);
