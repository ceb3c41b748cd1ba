import { type Element, isTag, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isSafeAddress } from '../link-address.ts';
import { ALLOWED_TAGS } from './allowed-markup.ts';
import { mapDocument } from './map-markup.ts';
import { lostProperties, readStyle } from './read-style.ts';

/** A part of an author's markup that pages do not show, and its replacement. */
export interface Loss {
  readonly lost: string;
  readonly instead: string;
}

/** Elements that only wrap a text, which stays. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'font',
  'big',
  'nobr',
  'form',
  'label',
  'body',
  'html',
  'o',
  'time',
  'data',
  'basefont',
]);

const INSTEAD: Readonly<Record<string, string>> = {
  iframe: 'a block for videos or maps beside the text, or a link',
  video: 'a block for videos beside the text',
  audio: 'a link to the file',
  object: 'a link to the file',
  embed: 'a link to the file',
  svg: 'a picture of the media library: <img src="/-/media/…" alt="…">',
  script: 'nothing: texts have no scripts',
  input: 'a form',
  button: 'a link',
  select: 'a form',
  textarea: 'a form',
};

/** Returns what pages do not show of an author's markup, each once. */
export function findLosses(markup: string): readonly Loss[] {
  const written = elementsIn(parseDocument(markup));
  const losses = [
    ...written.filter(({ name }) => name === 'script').map(({ name }) => lostElement(name)),
    ...elementsIn(mapDocument(markup))
      .filter(({ name }) => !ALLOWED_TAGS.includes(name) && !WRAPPERS.has(name))
      .map(({ name }) => lostElement(name)),
    ...written.flatMap(({ name, attribs }) => [
      ...lostProperties(readStyle(attribs.style ?? '')).map((property) => ({
        lost: `style="${property}: …" of <${name}>`,
        instead: 'nothing, or a heading, <strong>, a list, a table',
      })),
      ...Object.keys(attribs)
        .filter((attribute) => /^on[a-z]+$/.test(attribute))
        .map((attribute) => ({ lost: `${attribute} of <${name}>`, instead: 'nothing: texts have no scripts' })),
      ...lostAddresses(attribs),
    ]),
  ];
  return [...new Map(losses.map((loss) => [loss.lost, loss])).values()];
}

const lostElement = (name: string): Loss => ({
  lost: `<${name}>`,
  instead: INSTEAD[name] ?? 'paragraphs, headings, lists, tables, links and pictures',
});

function lostAddresses({ href }: Readonly<Record<string, string>>): readonly Loss[] {
  if (href === undefined || href.trim() === '') return [];
  if (/^\/?(?:sitecore\/shell\/)?~\/link\.aspx/i.test(href.trim()))
    return [{ lost: `the link ${href.trim()}`, instead: 'the address of the page: /about' }];
  return isSafeAddress(href)
    ? []
    : [{ lost: `the link ${href.trim()}`, instead: 'an address that begins with / or https://' }];
}

const elementsIn = ({ children }: ParentNode): readonly Element[] =>
  children.flatMap((child) => (isTag(child) ? [child, ...elementsIn(child)] : []));
