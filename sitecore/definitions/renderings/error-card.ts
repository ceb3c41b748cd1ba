import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option, rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const errorCard = rendering('ErrorCard', {
  datasource: template('Error Card', {
    Title: text(),
    Message: text({ required: true, multiline: true }),
    BackLink: link(),
  }),
  params: { GoBack: option('hide', 'show'), TitleLevel: option('2', '1') },
});
