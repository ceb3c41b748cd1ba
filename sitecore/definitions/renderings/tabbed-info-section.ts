import { choice } from '../fields/choice.ts';
import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const feature = template('Info Feature', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
});

const infoTab = template('Info Tab', {
  TabName: text({ required: true }),
  Image: image(),
  /** The background of the section while the tab is selected. */
  Gradiant: choice(['teal', 'saffron', 'clay', 'sand']),
  Features: multilist(feature),
});

/** Features by tab beside a picture; on wide screens the section is sticky and scrolling changes the tab. */
export const tabbedInfoSection = rendering('TabbedInfoSection', {
  datasource: template('Tabbed Info Section', {
    Title: text(),
    Subtitle: text({ multiline: true }),
    items: children(infoTab),
  }),
});
