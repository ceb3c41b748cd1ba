import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ICON_NAMES } from '#src/ui/icon/icon-names.ts';

const TABLE = /<table(?=[\s>]).*?<\/table>/gs;
/** Text of a table that holds a bracket. */
const TEXT = /(?<=>)[^<>]*\[[^<>]*(?=<)/g;
/** Icon name, its label, and the word beside it. */
const NAMED = /\[([a-z]+)(?::\s*([^\][]+?))?\s*\]( [^\s[\]]+)?/g;

/**
 * Replaces the icon names in tables of safe HTML with icons: `[check: Included]` is labelled, `[plane]` is
 * decorative. Not called in editing, where authors see the brackets.
 */
export const drawTableIcons = (markup: string): string =>
  markup.replace(TABLE, (table) => table.replace(TEXT, (text) => text.replace(NAMED, draw)));

function draw(source: string, iconName: string, label: string | undefined, word: string | undefined): string {
  const name = ICON_NAMES.find((candidate) => candidate === iconName);
  if (name === undefined) return source;
  const icon = renderToStaticMarkup(createElement(Icon, { name }));
  // The label is HTML already.
  const labelled =
    label === undefined
      ? icon
      : icon.replace('aria-hidden="true"', `role="img" aria-label="${label.replaceAll('"', '&quot;')}"`);
  return word === undefined ? labelled : `<span class="with-icon">${labelled}${word}</span>`;
}
