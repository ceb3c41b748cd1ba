import render from 'dom-serializer';
import { type Element, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { ID_PREFIX } from './sanitize.ts';

interface ListedHeading {
  readonly id: string;
  readonly text: string;
}

interface ListedText {
  /** The text with an id on each heading that is listed; unchanged in editing. */
  readonly field: TextValue;
  readonly headings: readonly ListedHeading[];
}

/** Lists the headings of the second level of a formatted text, which links lead to; the id of one without follows its words. */
export function listHeadings(field: TextValue): ListedText {
  const document = parseDocument(field.value);
  const taken = new Set<string>();
  const headings = elementsIn(document)
    .filter(({ name }) => name === 'h2')
    .map((heading): ListedHeading => {
      const text = textOf(heading).trim();
      const id = heading.attribs.id ?? freeId(text, taken);
      taken.add(id);
      heading.attribs.id = id;
      return { id, text };
    });
  if (headings.length === 0 || field.editable !== undefined) return { field, headings };
  return { field: { ...field, value: render(document, { encodeEntities: 'utf8' }) }, headings };
}

/** Returns an id made of the words of a heading: "Late fees" is c-late-fees, its second use c-late-fees-2. */
function freeId(text: string, taken: ReadonlySet<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['part'];
  const id = ID_PREFIX + words.join('-');
  let free = id;
  for (let use = 2; taken.has(free); use += 1) free = `${id}-${use}`;
  return free;
}

const elementsIn = ({ children }: ParentNode): readonly Element[] =>
  children.flatMap((child) => (isTag(child) ? [child, ...elementsIn(child)] : []));

const textOf = ({ children }: ParentNode): string =>
  children.map((child) => (isText(child) ? child.data : isTag(child) ? textOf(child) : '')).join('');
