import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { option, rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { navigationGroup, navigationLink } from '../templates/navigation.ts';

/** The placeholder of what the search shows before anything is typed. */
export const POPUP_SEARCH = 'popup-search';

export const header = rendering('Header', {
  datasource: template('Header', {
    Logo: image({ required: true }),
    LogoMark: image(),
    SignIn: link(),
    StripStart: multilist(navigationLink),
    StripEnd: multilist(navigationLink),
    Segments: multilist(navigationLink),
    items: children(navigationGroup),
  }),
  placeholders: [POPUP_SEARCH],
  params: { LanguageSwitch: option('toggle', 'dropdown') },
});
