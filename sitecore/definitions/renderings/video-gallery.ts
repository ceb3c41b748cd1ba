import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { video, videoCategory } from '../templates/video.ts';

/** Films by category, page by page. */
export const videoGallery = rendering('VideoGallery', {
  datasource: template('Video Gallery', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Categories: multilist(videoCategory, { source: '/items/videos/categories' }),
    /** Authors edit each film at its own place. */
    videos: children(video, { editable: false }),
  }),
});
