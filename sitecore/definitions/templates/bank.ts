import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A branch in the structured data for search engines. */
export const branchFacts = template('Branch Facts', {
  Name: text({ required: true }),
  Street: text({ required: true }),
  City: text({ required: true }),
  /** Days and hours as schema.org writes them, `Su-Th 09:30-16:30`. */
  OpeningHours: text({ shared: true }),
});

/** The bank in the structured data for search engines. */
export const bankFacts = template('Bank Facts', {
  Name: text({ required: true }),
  /** The number with its country code, `+966 …`. */
  Telephone: text({ required: true, shared: true }),
  branches: children(branchFacts),
});
