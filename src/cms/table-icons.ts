import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ICON_NAMES } from '#src/ui/icon/icon-names.ts';

const TABLE = /<table(?=[\s>]).*?<\/table>/gs;
/** Text of a table: what stands between two tags. */
const TEXT = /(?<=>)[^<>]*\[[^<>]*(?=<)/g;
/** The name, what it says, and the word that it stands beside. */
const NAMED = /\[([a-z]+)(?::\s*([^\][]+?))?\s*\]( [^\s[\]]+)?/g;

/**
 * Draws the icons that the tables of safe markup name: `[check: Included]` is an icon that says so, `[plane]` a decoration
 * beside words. An author who edits never comes here and reads the text.
 */
export const drawTableIcons = (markup: string): string =>
  markup.replace(TABLE, (table) => table.replace(TEXT, (text) => text.replace(NAMED, draw)));

function draw(written: string, named: string, says: string | undefined, word: string | undefined): string {
  const name = ICON_NAMES.find((known) => known === named);
  if (name === undefined) return written;
  const icon = renderToStaticMarkup(createElement(Icon, { name }));
  // The words are markup already.
  const told =
    says === undefined
      ? icon
      : icon.replace('aria-hidden="true"', `role="img" aria-label="${says.replaceAll('"', '&quot;')}"`);
  return word === undefined ? told : `<span class="with-icon">${told}${word}</span>`;
}
