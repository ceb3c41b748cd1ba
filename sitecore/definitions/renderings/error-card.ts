import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option, rendering } from '../rendering.ts';
import { template } from '../template.ts';

export const errorCard = rendering('ErrorCard', {
  datasource: template('Error Card', {
    Title: text(),
    Message: text({ multiline: true }),
    BackLink: link(),
  }),
  // What it says where the author leaves title or message empty: the site's own words for a failure, or for one of the server.
  params: { Kind: option('generic', 'server'), GoBack: option('hide', 'show'), TitleLevel: option('2', '1') },
});
