import { richText } from '../fields/rich-text.ts';
import { rendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';
import { template } from '../template.ts';

/** SXA's PageContent: the text of its page. */
export const pageContent = rendering('PageContent', {
  datasource: template('Page Content', { Content: richText({ required: true }) }),
  params: variantParams,
  showsPage: true,
});
