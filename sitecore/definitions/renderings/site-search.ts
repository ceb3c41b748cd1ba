import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The page of results: a field to search by and what was found. */
export const siteSearch = rendering('SiteSearch', {
  datasource: template('Site Search', { Title: text({ required: true }), SubTitle: text({ multiline: true }) }),
});
