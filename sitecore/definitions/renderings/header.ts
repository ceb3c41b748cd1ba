import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationRoot } from '../templates/menu.ts';

/** The placeholder of the search popup. */
const HEADER_SEARCH = 'header-search';

export const header = rendering('Header', {
  datasource: template('Header', {
    Logo: image({ required: true }),
    LogoMark: image(),
    items: children(navigationRoot, { editable: false }),
  }),
  placeholders: [HEADER_SEARCH],
  params: { LanguageSwitch: option('toggle', 'dropdown') },
});
