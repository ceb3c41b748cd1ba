import { choice } from '../fields/choice.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { extendTemplate, template } from '../template.ts';

/** An item of the site's navigation: its label is its NavigationTitle, else its Title, else its DisplayName. */
export const navigationItem = template('Navigation Item', {
  Title: text(),
  NavigationTitle: text(),
  Href: link(),
  Description: text(),
  Icon: icon(),
  /** The item's role, independent of its name. */
  FieldName: choice(['FirstLevelLeft', 'FirstLevelRight', 'SignIn']),
});

/** The third level: a group of links of the mega-menu. */
const navigationCategory = extendTemplate(navigationItem, 'Navigation Category', {
  Children: children(navigationItem),
});

/** The second level: the entry that opens the mega-menu, with the picture and texts of its card. */
const navigationSection = extendTemplate(navigationItem, 'Navigation Section', {
  CardImage: image(),
  CardTitle: text(),
  CardText: text(),
  CardLink: link(),
  Children: children(navigationCategory),
});

/** The first level: a pill, or one of the header's named groups. */
export const navigationRoot = extendTemplate(navigationItem, 'Navigation Root', {
  Children: children(navigationSection),
});
