import { file } from '../fields/file.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** The price of a share and how it got there. */
export const stock = template('Stock Quote', {
  Title: text({ required: true }),
  /** Symbol and number at the exchange. */
  Symbol: text({ shared: true }),
  /** Riyals. */
  Price: number({ required: true }),
  /** Riyals since the day before, negative for a fall. */
  Change: number(),
  Open: number(),
  High: number(),
  Low: number(),
  Volume: number(),
  MarketCap: text(),
  /** Closing prices of the period, the oldest first, separated by commas. */
  Prices: text({ multiline: true, shared: true }),
  /** The period of the prices. */
  Period: text(),
  PeriodStart: text(),
  PeriodEnd: text(),
  /** The prices as a table to download. */
  File: file(),
  Note: text(),
});
