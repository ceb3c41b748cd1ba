import { checkbox } from '../fields/checkbox.ts';
import { date } from '../fields/date.ts';
import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A page of tests: each kind of field, as visitors see it. */
export const fieldTypes = rendering('FieldTypes', {
  datasource: template('Field Types', {
    Title: text({ required: true }),
    SingleLine: text(),
    MultiLine: text({ multiline: true }),
    RichText: richText(),
    Image: image(),
    Link: link(),
    Date: date(),
    Number: number(),
    Checkbox: checkbox(),
    List: multilist(template('Field Types Item', { Title: text({ required: true }) })),
  }),
});
