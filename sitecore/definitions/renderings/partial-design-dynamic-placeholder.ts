import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';

/** SXA's partial design: the blocks that a page design puts into a placeholder of its pages. */
export const partialDesignDynamicPlaceholder = rendering('PartialDesignDynamicPlaceholder', {
  params: {
    // The id of the partial design.
    sid: textParam(),
    // The placeholder of the page, and that of the partial design in it.
    ph: textParam(),
    sig: textParam(),
  },
  placeholders: ['sxa-{*}'],
});
