import { expect, it } from 'vitest';
import { page } from '#sitecore/definitions/templates/page.ts';
import { positionName } from './position-name.ts';

it.each([
  [['fields', 'BannerTitle', 'ar'], 'Hero heading › عربي', 'عنوان الواجهة › عربي'],
  [['placeholders', 'headless-main'], 'Main', 'صلب الصفحة'],
  [
    ['placeholders', 'headless-main', 2, 'params', 'Variant'],
    'Main › 2 › params › Variant',
    'صلب الصفحة › ٢ › params › Variant',
  ],
  [
    ['placeholders', 'headless-main', 2, 'datasource', 'children', 1, 'fields', 'Title', 'en'],
    'Main › 2 › Entries › 1 › Title of the page › English',
    'صلب الصفحة › ٢ › العناصر › ١ › عنوان الصفحة › English',
  ],
])('names %j as authors know it', (steps, english, arabic) => {
  expect([positionName(steps, page, 'en'), positionName(steps, page, 'ar')]).toEqual([english, arabic]);
});
