import render from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, type ParentNode, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Language } from '#sitecore/definitions/language.ts';
import { MAY_MATCH_RULE } from '#src/i18n/may-match-rule.ts';
import { EXCLUDED_AREAS, type MarkedElement, markedElement, splitByRules } from '#src/i18n/text-rules.ts';
import { tableIconNodes } from './table-icons.ts';

/**
 * Returns an author's HTML with the text rules of a language applied outside excluded areas and icons drawn in its tables;
 * without a language, as in editing, only with its tables in their frames. Its result is not safe: sanitize it.
 */
export function rewriteHtml(markup: string, language: Language | undefined): string {
  const document = parseDocument(markup);
  rewrite(document, language, { isExcluded: language === undefined, isInTable: false, outline: { heading: '' } });
  return render(document, { encodeEntities: 'utf8' });
}

interface Place {
  readonly isExcluded: boolean;
  readonly isInTable: boolean;
  /** Text of the last heading so far. */
  readonly outline: { heading: string };
}

function rewrite(parent: ParentNode, language: Language | undefined, place: Place): void {
  const children = parent.children.flatMap((child): ChildNode[] => {
    if (isText(child))
      return language && !place.isExcluded ? markedNodes(child.data, language, place.isInTable) : [child];
    if (!isTag(child)) return [child];
    const isTable = child.name === 'table';
    const isExcluded = place.isExcluded || isExcludedElement(child);
    if (HEADING.test(child.name)) place.outline.heading = textOf(child);
    rewrite(child, language, { ...place, isExcluded, isInTable: place.isInTable || isTable });
    return [isTable ? inFrame(child, place.outline.heading) : child];
  });
  parent.children = children;
  for (const [index, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
}

/** Returns a text as nodes: its marked parts and, in a table, the icons that it names. */
function markedNodes(text: string, language: Language, isInTable: boolean): ChildNode[] {
  const nodes = isInTable ? tableIconNodes(text) : [new Text(text)];
  return nodes.flatMap((node): ChildNode[] => {
    if (!isText(node) || !MAY_MATCH_RULE.test(node.data)) return [node];
    return splitByRules(node.data, language).map((piece) =>
      nodeOf(typeof piece === 'string' ? piece : markedElement(piece, language)),
    );
  });
}

const nodeOf = (part: string | MarkedElement): ChildNode =>
  typeof part === 'string' ? new Text(part) : new Element(part.tag, { ...part.attributes }, part.children.map(nodeOf));

const HEADING = /^h[1-6]$/;

const textOf = (node: ParentNode): string =>
  node.children
    .map((child) => (isText(child) ? child.data : isTag(child) ? textOf(child) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns a table in a frame that scrolls and takes keyboard focus: a wide table never widens its page. The frame has the
 * name of the table's caption, or else of the heading above it.
 */
function inFrame(table: Element, heading: string): Element {
  const caption = table.children.find((child) => isTag(child) && child.name === 'caption');
  const name = (caption && isTag(caption) && textOf(caption)) || heading;
  return new Element(
    'div',
    { class: 'table-frame', tabindex: '0', ...(name !== '' && { role: 'group', 'aria-label': name }) },
    [table],
  );
}

function isExcludedElement({ name, attribs }: Element): boolean {
  const classes = (attribs.class ?? '').split(/\s+/);
  return (
    has(EXCLUDED_AREAS.elements, [name]) ||
    has(EXCLUDED_AREAS.classes, classes) ||
    has(EXCLUDED_AREAS.attributes, Object.keys(attribs))
  );
}

const has = (listed: readonly string[], found: readonly string[]): boolean => found.some((one) => listed.includes(one));
