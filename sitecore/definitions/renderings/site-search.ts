import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The search page: a search field and the results; its placeholder is shown where nothing is found. */
export const siteSearch = rendering('SiteSearch', {
  placeholders: ['search-help'],
  datasource: template('Site Search', { Title: text({ required: true }), SubTitle: text({ multiline: true }) }),
});
