import { choice } from '../fields/choice.ts';
import { sharingPicture } from '../fields/image.ts';
import { nameValueList } from '../fields/name-value-list.ts';
import { text } from '../fields/text.ts';
import { extendTemplate } from '../template.ts';
import { hero } from './hero.ts';

/** A page of the site: its head and its hero. */
export const page = extendTemplate(hero, 'Page', {
  Title: text({ required: true }),
  NavigationTitle: text(),
  /** The text under the title of a search result; the name is spelt as in the specification. */
  'Sub Title': text({ multiline: true }),
  MetaDescription: text({ multiline: true }),
  MetaKeywords: text(),
  OpenGraphTitle: text(),
  OpenGraphDescription: text({ multiline: true }),
  OpenGraphImageUrl: sharingPicture(),
  OpenGraphSiteName: text(),
  TwitterTitle: text(),
  TwitterDescription: text({ multiline: true }),
  TwitterCardType: choice(['summary', 'summary_large_image', 'app', 'player']),
  TwitterImage: sharingPicture(),
  Attributes: nameValueList(),
  ArabicUrl: text({ shared: true }),
  EnglishUrl: text({ shared: true }),
  DefaultUrl: text({ shared: true }),
  CanonicalUrl: text({ shared: true }),
});
