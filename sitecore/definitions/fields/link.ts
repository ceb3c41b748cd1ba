import { z } from 'zod';
import { isSafeAddress, schemeOf, tidyAddress } from '#sitecore/rules/link-address.ts';
import { isRecord } from '../is-record.ts';
import { editablePart, type FieldKind, type FieldOptions, hasLetters, readWith, textPart } from './kind.ts';

/** A link in a view; `href` is empty when the author set none. */
export interface LinkValue {
  readonly href: string;
  readonly text: string;
  readonly title: string;
  readonly target: string;
  /** Present on a link that its author marked as one to another site. */
  readonly isExternal?: true;
  readonly editableFirstPart?: string;
  readonly editableLastPart?: string;
}

/** An address of the site, of a part of the page, or with a scheme. */
const ADDRESS = /^([/#?]|[a-z][a-z\d+.-]*:)/i;

const expectedAddress = ({ input }: { readonly input: unknown }): string =>
  `an address that begins with /, # or https://${input === '' ? '' : `: /${String(input)}`}`;

const content = z.strictObject(
  {
    href: z.string({ error: 'an address' }).regex(ADDRESS, { error: expectedAddress }),
    text: z.string({ error: 'the words of the link' }).default(''),
    title: z.string({ error: 'a text' }).default(''),
    target: z.enum(['', '_blank'], { error: '"_blank" or nothing' }).default(''),
  },
  { error: 'a link: { text, href }' },
);
const wireLink = z.object({
  href: z.string().nullish(),
  url: textPart,
  text: textPart,
  title: textPart,
  target: textPart,
  linktype: textPart,
  querystring: textPart,
  anchor: textPart,
});
type WireLink = z.output<typeof wireLink>;
const wire = z.object({
  value: z.union([wireLink, z.literal('').transform(() => undefined)]).nullish(),
  editableFirstPart: editablePart,
  editableLastPart: editablePart,
});

const linkType = (href: string): string => {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('#')) return 'anchor';
  return href.startsWith('/') ? 'internal' : 'external';
};

/** Splits an href into the parts of Sitecore's general links. */
const partsOf = (href: string) => {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, query, anchor };
};

/** Returns the members of layout JSON for an address: a Sitecore sends the query and the fragment of an internal one beside its path. */
function encodeAddress(href: string) {
  const linktype = linkType(href);
  const { path, query, anchor } = partsOf(href);
  if (linktype === 'internal') return { href: path, linktype, url: path, anchor, querystring: query };
  if (linktype === 'anchor') return { href, linktype, url: path, anchor, querystring: '' };
  return { href, linktype, url: href, anchor: '', querystring: '' };
}

/**
 * Returns the whole address of a link with what of its query and fragment is sent beside it and not in it; "" without an address. The
 * address of a link without `href` is its `url`.
 */
export function wholeAddress({ href, url, linktype, querystring, anchor }: WireLink): string {
  const type = linktype?.toLowerCase() ?? '';
  const address = tidyAddress(withScheme(href ?? ownUrl(url), type));
  if (address === '' || type === 'tel') return address;
  const sent = partsOf(address);
  // The address of a link to a part of its page is that part.
  const part = sent.anchor === '' && type !== 'anchor' ? (anchor ?? '').replace(/^#/, '') : sent.anchor;
  const query = [sent.query, ...pairsBeside(sent.query, querystring ?? '')].filter((pair) => pair !== '').join('&');
  if (query === sent.query && part === sent.anchor) return address;
  return sent.path + (query === '' ? '' : `?${query}`) + (part === '' ? '' : `#${part}`);
}

/** Returns the pairs of a query that another does not have. */
function pairsBeside(query: string, beside: string): readonly string[] {
  const known = new Set(query.split('&'));
  return tidyAddress(beside.replace(/^\?/, ''))
    .split('&')
    .filter((pair) => !known.has(pair));
}

/** Returns the `url` of a link that is an address; a Sitecore's own path of an item is none. */
const ownUrl = (url: string | null | undefined): string => (/^\/sitecore\//i.test(url ?? '') ? '' : (url ?? ''));

/** Returns the address of a mail or a telephone with its scheme, which authors leave out. */
const withScheme = (address: string, type: string): string =>
  (type === 'mailto' || type === 'tel') && address.trim() !== '' && schemeOf(address) === ''
    ? `${type}:${address}`
    : address;

const EMPTY_LINK: LinkValue = { href: '', text: '', title: '', target: '' };

/** Windows of browsers that have a name of their own. */
const WINDOWS: ReadonlySet<string> = new Set(['_blank', '_self', '_parent', '_top']);

/** Returns the window that a link opens in; browsers read its own names in any case. */
function windowOf(target: string | null | undefined): string {
  const name = target?.trim() ?? '';
  return WINDOWS.has(name.toLowerCase()) ? name.toLowerCase() : name;
}

/** Returns layout JSON of a link as a field: its parts may come without the field around them. */
const linkField = (json: unknown): unknown =>
  isRecord(json) && !('value' in json) && 'href' in json ? { value: json } : (json ?? {});

/** A general link: internal, external, mail, anchor or media. */
export const link = ({ required = false }: FieldOptions = {}): FieldKind<LinkValue, z.input<typeof content>> => ({
  kind: 'link',
  sitecoreType: 'General Link',
  required,
  empty: { value: { href: '' } },
  schema: content,
  read: (raw) =>
    readWith(content, raw, ({ href, text, title, target }) => {
      const { path } = partsOf(href);
      return {
        references: path.startsWith('/') && !path.startsWith('//') ? [{ to: 'page', path }] : [],
        isLocalized: hasLetters(text + title),
        json: (scope) => {
          const id = scope.pageId(path);
          return {
            value: {
              ...encodeAddress(href),
              text,
              target,
              class: '',
              title,
              ...(id !== undefined && { id }),
            },
          };
        },
      };
    }),
  decode: (json, scope) => {
    const read = wire.safeParse(linkField(json));
    const href = read.data?.value ? wholeAddress(read.data.value) : '';
    const type = read.data?.value?.linktype?.toLowerCase() ?? '';
    if (!read.success || !isSafeAddress(href) || type === 'javascript') {
      scope.report(`a link is left out: ${read.error ? z.prettifyError(read.error) : href}`);
      return EMPTY_LINK;
    }
    const { value, editableFirstPart, editableLastPart } = read.data;
    return {
      href: href === '' ? '' : scope.href(href),
      text: value?.text ?? '',
      title: value?.title ?? '',
      target: windowOf(value?.target),
      ...(type === 'external' && { isExternal: true }),
      ...(editableFirstPart !== undefined && { editableFirstPart }),
      ...(editableLastPart !== undefined && { editableLastPart }),
    };
  },
});
