import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { folder } from './system.ts';

/** Words of both languages by which visitors name the same thing: a group in each line, its words apart by commas. */
export const searchSynonyms = template('Search Synonyms', {
  Words: text({ required: true, shared: true, multiline: true }),
});

/** Lists of synonyms. */
export const searchSynonymLists = template(
  'Search Synonym Lists',
  { lists: children(searchSynonyms) },
  { base: [folder] },
);

/** A page that is the first result of some queries, one in each line, whatever else has their words. */
export const pinnedAnswer = template('Pinned Answer', {
  Queries: text({ required: true, multiline: true }),
  Page: link({ required: true }),
});

/** The pages that are the first results of some queries. */
export const pinnedAnswers = template('Pinned Answers', { answers: children(pinnedAnswer) }, { base: [folder] });
