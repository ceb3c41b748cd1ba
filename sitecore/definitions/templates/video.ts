import { file } from '../fields/file.ts';
import { image } from '../fields/image.ts';
import { children, multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { integer } from '../fields/number.ts';
import { richText } from '../fields/rich-text.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A subject of films: a tab of their gallery. */
export const videoCategory = template('Video Category', { Title: text({ required: true }) });

/** The subjects of films, in the order of the tabs. */
export const videoCategories = template('Video Categories', { categories: children(videoCategory) });

/** A film: a file of the bank's own, or one at a provider. */
export const video = template('Video', {
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  Poster: image(),
  /** A WebM or MP4 file. */
  File: file(),
  /** Address of the film at YouTube or Vimeo; not read beside a file. */
  VideoLink: link(),
  /** A WebVTT file in the language of the page. */
  Captions: file(),
  /** The same in the other language, which the player offers beside it. */
  OtherCaptions: file(),
  /** All that is seen and heard, in words. */
  Transcript: richText(),
  /** Seconds. */
  Duration: integer(),
  Category: multilist(videoCategory, { source: '/items/videos/categories' }),
});
