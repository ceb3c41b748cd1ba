import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A promotion of the bank's share beside a frame with its price. */
export const stockCard = rendering('StockCard', {
  datasource: template('Stock Card', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Link: link(),
    /** The page with the price. */
    FrameLink: link({ required: true }),
  }),
  params: { RenderingIdentifier: textParam() },
});
