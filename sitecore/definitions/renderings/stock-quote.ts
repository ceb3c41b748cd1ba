import { rendering } from '../rendering.ts';
import { stock } from '../templates/stock.ts';

/** The price of the bank's share, for a page that is shown in a frame. */
export const stockQuote = rendering('StockQuote', { datasource: stock });
