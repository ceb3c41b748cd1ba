import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

const css = () => text({ shared: true });

/** A page shown inside another one, and the look of its box: CSS values as an author writes them. */
export const frame = template('Frame Block', {
  Link: link({ required: true }),
  title: text({ required: true }),
  width: css(),
  minHeight: css(),
  border: css(),
  borderRadius: css(),
  overflow: css(),
  orientation: css(),
  marginBottom: css(),
});
