import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const errorCard = rendering('ErrorCard', {
  datasource: template('Error Card', {
    Title: text(),
    Message: text({ multiline: true }),
    BackLink: link(),
  }),
  // An empty title or message is replaced by the site's phrases for an error, or for a server error.
  params: { Kind: option('generic', 'server'), GoBack: option('hide', 'show'), TitleLevel: option('2', '1') },
});
