import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ICON_NAMES, type IconName } from '#src/ui/icon/icon-names.ts';

/** Icon name, its label, and the word beside it. */
const NAMED = /\[([a-z]+)(?::\s*([^\][]+?))?\s*\]( [^\s[\]]+)?/g;

/**
 * Returns a text of a table as nodes, the icon names in it replaced with icons: `[check: Included]` is labelled, `[plane]`
 * is decorative, and an icon stays on the line of its word.
 */
export function tableIconNodes(text: string): ChildNode[] {
  const nodes: ChildNode[] = [];
  let end = 0;
  for (const match of text.matchAll(NAMED)) {
    const [source, iconName = '', label, word] = match;
    const name = ICON_NAMES.find((candidate) => candidate === iconName);
    if (name === undefined) continue;
    if (match.index > end) nodes.push(new Text(text.slice(end, match.index)));
    const icon = iconNode(name, label);
    nodes.push(word === undefined ? icon : new Element('span', { class: 'with-icon' }, [icon, new Text(word)]));
    end = match.index + source.length;
  }
  if (end < text.length) nodes.push(new Text(text.slice(end)));
  return nodes;
}

/** Returns the element that Icon renders. */
function iconNode(name: IconName, label: string | undefined): ChildNode {
  const html = renderToStaticMarkup(createElement(Icon, { name, ...(label !== undefined && { label }) }));
  const [icon] = parseDocument(html, { xmlMode: true }).children;
  if (!icon) throw new TypeError(`${name} is not rendered`);
  return icon;
}
