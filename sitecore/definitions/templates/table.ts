import { choice } from '../fields/choice.ts';
import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { integer } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A cell of a table; left and right mirror in Arabic. */
export const tableCell = template('Table Cell', {
  Content: text(),
  ColSpan: integer(),
  RowSpan: integer(),
  Align: choice(['left', 'center', 'right']),
  ClassName: text({ shared: true }),
  Note: text(),
  Link: link(),
});

/** A row of a table, of its body unless it is one of the header. */
export const tableRow = template('Table Row', {
  Kind: choice(['header', 'body', 'footer']),
  Cells: multilist(tableCell),
});

/** A thing that is compared with others, by attributes: `name=value`. */
export const comparedItem = template('Compared Item', {
  Title: text({ required: true }),
  Image: image(),
  Tag: text(),
  DetailsList: nameValueList(),
  Link: link(),
});
