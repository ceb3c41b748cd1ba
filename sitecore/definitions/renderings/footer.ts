import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationGroup, navigationLink } from '../templates/navigation.ts';

export const footer = rendering('Footer', {
  datasource: template('Footer', {
    Logo: image({ required: true }),
    ContactText: text(),
    Phone: link(),
    QuickLinks: multilist(navigationLink, { editable: false }),
    SocialLinks: multilist(navigationLink, { editable: false }),
    LegalLinks: multilist(navigationLink, { editable: false }),
    Copyright: text(),
    items: children(navigationGroup, { editable: false }),
  }),
});
