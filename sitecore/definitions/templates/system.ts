import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** Template with the id that the SDK knows, as `dictionaryEntry`; "App" in Sitecore's JavaScript Services. */
export const jssApp = template('App', {}, { id: '061cba15-5474-4b91-8a06-17903b102b82' });

export const dictionaryEntry = template(
  'Dictionary entry',
  { Key: text({ shared: true, required: true }), Phrase: text({ multiline: true }) },
  { id: '6d1cd897-1936-4a3a-a511-289a94c2a7b1' },
);

export const folder = template('Folder', {}, { id: 'a87a00b1-e6db-45ab-8b54-636fec3b5523' });

export const mediaFile = template('Media file', {});
