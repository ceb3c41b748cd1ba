import type { Language } from '#sitecore/definitions/language.ts';
import { EXCLUDED_AREAS, splitByRules } from '#src/i18n/text-rules.ts';
import { markText } from './mark-text.ts';

const EXCLUDED = [
  ...EXCLUDED_AREAS.elements,
  ...EXCLUDED_AREAS.classes.map((name) => `.${name}`),
  ...EXCLUDED_AREAS.attributes.map((name) => `[${name}]`),
].join(',');

/** Text that a view writes and writes again; what stands in its slots, or as markup in it, is not written again. */
const VIEW_BOUNDARIES = '[data-island], [data-slot], .prose';

/** Runs the text rules of a language over the text of an element that no view writes, areas left alone excepted. */
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
    // The markup of a text, as the browser itself writes it.
    const holder = document.createElement('template');
    holder.innerHTML = markText(escaped(text.data), language);
    text.replaceWith(holder.content);
  }
}

function escaped(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}
