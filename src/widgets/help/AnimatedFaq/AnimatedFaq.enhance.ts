import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';

/** Clamps long answers. The native disclosures need no script. */
export const enhance = enhanceClamps;
