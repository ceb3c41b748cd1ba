import { rendering } from '../rendering.ts';
import { columnParams, partPlaceholders } from '../sxa.ts';

/** SXA's ColumnSplitter: up to eight columns with blocks. */
export const columnSplitter = rendering('ColumnSplitter', {
  params: columnParams,
  placeholders: partPlaceholders('column'),
});
