import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';

/** A link of a list, an item below it. */
export const listLink = template('List Link', { Link: link() });

/** SXA's list of links: its title, and a child for each link. */
export const listOfLinks = template('Link List', { Title: text(), items: children(listLink) });
