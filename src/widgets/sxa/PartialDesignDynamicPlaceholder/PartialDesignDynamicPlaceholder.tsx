import type { PartialDesignDynamicPlaceholderProps } from './PartialDesignDynamicPlaceholder.widget.ts';

/** Renders the blocks of a partial design, as if they stood in the page. */
export const PartialDesignDynamicPlaceholder = ({ slots }: PartialDesignDynamicPlaceholderProps) =>
  Object.keys(slots).length === 0 ? null : <div className="sxa-page contents">{Object.values(slots)}</div>;
