import { SXA_PATH, SXA_PLATFORM } from './sxa-layouts.ts';

/**
 * Returns the content of an element, a line for each text, link and picture in their order: `text …`, `link /address`,
 * `picture /address "alternative text"`, and `picture /address` for one behind other content. Playwright runs it in a page: it uses
 * nothing of this module.
 */
export function shownContent(root: Element): string[] {
  const lines: string[] = [];
  const read = (node: Node): void => {
    if (node instanceof Text) {
      const words = node.data.trim().replaceAll(/\s+/g, ' ');
      if (words !== '') lines.push(`text ${words}`);
    }
    if (!(node instanceof Element) || node.matches('script, style, template')) return;
    if (node instanceof HTMLImageElement) lines.push(`picture ${node.getAttribute('src') ?? ''} "${node.alt}"`);
    if (node instanceof HTMLElement) {
      const [, behind] = /^url\("(.*)"\)$/.exec(node.style.backgroundImage) ?? [];
      if (behind !== undefined) lines.push(`picture ${behind}`);
    }
    if (node instanceof HTMLAnchorElement) lines.push(`link ${node.getAttribute('href') ?? ''}`);
    node.childNodes.forEach(read);
  };
  read(root);
  return lines;
}

/** Lines that only one of the two shows, as is meant. */
const DROPPED: ReadonlySet<string> = new Set([
  // The title of a page does not lead to the page that shows it; in the starter it does.
  `link ${SXA_PATH}`,
  // Each has its own words in the place of a text that is missing: the site's are decision 49.
  ...['Rich text', '[Content]', 'Error: Invalid datasource'].map((words) => `text ${words}`),
]);

/** Spellings of the same address, as the platform's own. */
const SPELLINGS: readonly (readonly [pattern: RegExp, spelling: string])[] = [
  // The site's English pages are below /en; the starter has one language without a prefix.
  [/^(link|text) \/en(?:\/|(?=[?#]|$))/, '$1 /'],
  // The site serves the media of its platform at its own address.
  [new RegExp(`^picture ${SXA_PLATFORM}/`), 'picture /'],
  // The SDK's images ask for the address whose pictures can be resized.
  [/^picture \/-\/jssmedia\//, 'picture /-/media/'],
];

/** Returns lines of content as they are compared. */
export const comparedLines = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => !DROPPED.has(line))
    .map((line) => SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), line));

/** Returns what differs between compared lines, a line each; a picture behind other content has no alternative text in the starter. */
export function differences(starter: readonly string[], site: readonly string[]): string[] {
  const all = Array.from({ length: Math.max(starter.length, site.length) }, (_, index) => {
    const [theirs = 'nothing', own = 'nothing'] = [starter[index], site[index]];
    const isBehind = /^picture [^"]*$/.test(theirs);
    return theirs === own || (isBehind && own.startsWith(`${theirs} "`)) ? [] : [`starter: ${theirs}   site: ${own}`];
  });
  return all.flat();
}
