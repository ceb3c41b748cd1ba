import render from 'dom-serializer';
import { type ChildNode, Element, isDirective, isTag, isText, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { ALLOWED_STYLE } from './allowed-markup.ts';
import { listTypeOf, meaningsOf, readStyle, type Style } from './read-style.ts';

/** Elements of pages by others that mean the same. */
const SAME: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', strike: 's', del: 's', ins: 'u', acronym: 'abbr', tt: 'code' },
  ...{ center: 'div', address: 'div', article: 'div', aside: 'div', header: 'div', footer: 'div', main: 'div' },
  ...{ nav: 'div', hgroup: 'div', details: 'div', summary: 'p', menu: 'ul', dir: 'ul', listing: 'pre', xmp: 'pre' },
};

/** Elements that stand on lines of their own, which have an alignment. */
const BLOCKS: ReadonlySet<string> = new Set(
  'p div section blockquote pre h2 h3 h4 ul ol li dl dt dd figure figcaption hr table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/** Elements that are bold by themselves. */
const BOLD: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'th', 'dt', 'b', 'strong']);

/** Elements whose content is never text of the page. */
const SOURCES: ReadonlySet<string> = new Set(['xml', 'style', 'script', 'head', 'title', 'meta', 'link', 'base']);

/**
 * Returns an author's markup with the elements that pages have: what means the same in older or pasted markup becomes these, what Word
 * and Office leave behind goes. Its result is not safe: sanitize it.
 */
export function mapMarkup(markup: string): string {
  if (!markup.includes('<')) return markup;
  return render(mapDocument(markup), { encodeEntities: 'utf8' });
}

/** Parses an author's markup into a document with the elements that pages have. */
export function mapDocument(markup: string): ParentNode {
  const document = parseDocument(markup);
  adopt(document, mapNodes(document.children));
  return document;
}

const mapNodes = (nodes: readonly ChildNode[]): ChildNode[] =>
  withoutConditions(nodes).flatMap((node) => (isText(node) ? [node] : isTag(node) ? mapElement(node) : []));

/** Removes what Word writes between `<![if …]>` and `<![endif]>`; what it writes for all other programs stays. */
function withoutConditions(nodes: readonly ChildNode[]): readonly ChildNode[] {
  const isMark = (node: ChildNode, mark: RegExp): boolean => isDirective(node) && mark.test(node.data);
  const start = nodes.findIndex((node) => isMark(node, /^!\[if\s(?!\s*!\s*(?:vml|mso))/i));
  const length = start < 0 ? -1 : nodes.slice(start).findIndex((node) => isMark(node, /^!\[endif/i));
  if (length < 0) return nodes;
  return [...nodes.slice(0, start), ...withoutConditions(nodes.slice(start + length + 1))];
}

function mapElement(element: Element): readonly ChildNode[] {
  const style = readStyle(element.attribs.style ?? '');
  if (isLeftOver(element, style)) return [];
  const children = mapNodes(element.children);
  if (element.name.includes(':')) return children;
  const isPlain = /^(?:normal|[1-4]00)$/.test(style.get('font-weight') ?? '') && /^(?:b|strong)$/.test(element.name);
  const name = isPlain ? 'span' : (SAME[element.name] ?? element.name);
  const attributes = attributesOf(element, name, style);
  const wrapped = meaningsOf(style)
    .filter((tag) => !(tag === name || (tag === 'strong' && BOLD.has(name)) || (tag === 'u' && name === 'a')))
    .reduceRight<ChildNode[]>((inner, tag) => inRuns(inner, tag), children);
  const isBare = name === 'span' && Object.keys(attributes).length === 0 && Object.keys(element.attribs).length > 0;
  if (isBare) return wrapped;
  const mapped = new Element(name, attributes);
  adopt(mapped, wrapped);
  return [mapped];
}

/** Returns true for what Word and Office leave behind: data, their own elements, the mark of a list's item, hidden text. */
const isLeftOver = ({ name }: Element, style: Style): boolean =>
  SOURCES.has(name) ||
  // Smart tags, `st1:place`, stand around words of the text.
  (name.includes(':') && !/^st\d+:/.test(name)) ||
  style.get('mso-list') === 'ignore' ||
  style.get('mso-hide') === 'all';

function attributesOf({ name: written, attribs }: Element, name: string, style: Style): Record<string, string> {
  const { style: _, align, name: anchor, ...rest } = attribs;
  const alignment = BLOCKS.has(name) ? alignmentOf(written, align, style) : '';
  const direction = /^(?:rtl|ltr)$/.test(style.get('direction') ?? '') ? style.get('direction') : undefined;
  const type = name === 'ol' ? listTypeOf(style) : undefined;
  return {
    ...(type !== undefined && { type }),
    ...(direction !== undefined && { dir: direction }),
    ...rest,
    ...(written === 'a' && anchor !== undefined && (rest.id ?? '') === '' && { id: anchor }),
    ...(ALLOWED_STYLE.test(alignment) && { style: alignment }),
  };
}

function alignmentOf(written: string, align: string | undefined, style: Style): string {
  const side = style.get('text-align') ?? (written === 'center' ? 'center' : (align ?? ''));
  return `text-align:${side
    .trim()
    .toLowerCase()
    .replace(/^(?:-webkit-|-moz-)/, '')
    .replace(/^middle$/, 'center')}`;
}

/** Puts what stands on a line into an element, and around it what stands on lines of its own. */
function inRuns(nodes: readonly ChildNode[], tag: string): ChildNode[] {
  const runs: ChildNode[][] = [];
  let isOpen = false;
  for (const node of nodes) {
    const isBlock = isTag(node) && BLOCKS.has(node.name);
    if (isBlock || !isOpen) runs.push([node]);
    else runs.at(-1)?.push(node);
    isOpen = !isBlock;
  }
  return runs.flatMap((run): ChildNode[] => {
    const [first] = run;
    if (first && isTag(first) && BLOCKS.has(first.name)) {
      adopt(first, inRuns(first.children, tag));
      return run;
    }
    if (run.every((node) => isText(node) && node.data.trim() === '')) return run;
    const around = new Element(tag, {});
    adopt(around, run);
    return [around];
  });
}

function adopt(parent: ParentNode, children: ChildNode[]): void {
  parent.children = children;
  for (const [index, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
}
