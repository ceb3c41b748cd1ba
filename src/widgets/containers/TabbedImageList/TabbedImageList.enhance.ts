import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';

/** Chooses tabs by click and by key. */
export const enhance = enhanceTabs;
