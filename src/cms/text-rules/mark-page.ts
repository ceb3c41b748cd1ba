import type { Language } from '#sitecore/definitions/language.ts';
import { EXCLUDED_AREAS, type MarkedElement, markedElement, splitByRules } from '#src/i18n/text-rules.ts';

const EXCLUDED = [
  ...EXCLUDED_AREAS.elements,
  ...EXCLUDED_AREAS.classes.map((name) => `.${name}`),
  ...EXCLUDED_AREAS.attributes.map((name) => `[${name}]`),
].join(',');

/**
 * Boundaries of text that a view renders again: an island is one; its slots and its HTML content are not rendered
 * again.
 */
const VIEW_BOUNDARIES = '[data-island], [data-slot], .prose';

/**
 * Applies the text rules of a language to an element's text, except in excluded areas and in text that a view renders
 * again.
 */
export function markPage(root: Element, language: Language): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!(node instanceof Text) || !owner || owner.closest(EXCLUDED)) continue;
    if (owner.closest(VIEW_BOUNDARIES)?.matches('[data-island]')) continue;
    if (splitByRules(node.data, language).some((piece) => typeof piece !== 'string')) found.push(node);
  }
  for (const text of found) {
    const pieces = splitByRules(text.data, language).map((piece) =>
      typeof piece === 'string' ? piece : elementOf(markedElement(piece, language)),
    );
    text.replaceWith(...pieces);
  }
}

function elementOf({ tag, attributes, children }: MarkedElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => (typeof child === 'string' ? child : elementOf(child))));
  return element;
}
