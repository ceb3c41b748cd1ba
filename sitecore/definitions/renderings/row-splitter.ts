import { rendering } from '../rendering.ts';
import { partPlaceholders, splitterParams } from '../sxa.ts';

/** SXA's RowSplitter: up to eight rows with blocks. */
export const rowSplitter = rendering('RowSplitter', { params: splitterParams, placeholders: partPlaceholders('row') });
