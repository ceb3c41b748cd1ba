import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { partner, section, sectionParams } from '../templates/section.ts';

/** The logos of partners in a row without end. */
export const partnersStrip = rendering('PartnersStrip', {
  datasource: extendTemplate(section, 'Partners Strip', { items: children(partner) }),
  params: sectionParams,
});
