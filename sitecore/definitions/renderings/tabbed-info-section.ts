import { choice } from '../fields/choice.ts';
import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { infoFeature } from '../templates/tab-content.ts';

const infoTab = template('Info Tab', {
  TabName: text({ required: true }),
  Image: image(),
  /** The background of the section while the tab is selected. */
  Gradiant: choice(['teal', 'saffron', 'clay', 'sand']),
  Features: multilist(infoFeature),
});

/** Features by tab beside a picture; on wide screens the section is sticky and scrolling changes the tab. */
export const tabbedInfoSection = rendering('TabbedInfoSection', {
  datasource: template('Tabbed Info Section', {
    Title: text(),
    Subtitle: text({ multiline: true }),
    items: children(infoTab),
  }),
});
