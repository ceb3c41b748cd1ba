import { z } from 'zod';
import { type FieldKind, type FieldOptions, hasLetters, readWith } from './kind.ts';

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
const optional = z.string().nullish();
const wireLink = z.object({
  href: optional,
  text: optional,
  title: optional,
  target: optional,
  linktype: optional,
  querystring: optional,
  anchor: optional,
});
type WireLink = z.output<typeof wireLink>;
const wire = z.object({
  value: wireLink.nullish(),
  editableFirstPart: z.string().optional(),
  editableLastPart: z.string().optional(),
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

/** Returns the whole address of a link with the query and the fragment that are sent beside it; "" without an address. */
export function wholeAddress({ href, linktype, querystring, anchor }: WireLink): string {
  if (!href) return '';
  const sent = partsOf(href);
  const query = sent.query === '' && querystring ? `?${querystring.replace(/^\?/, '')}` : '';
  // The address of a link to a part of its page is that part.
  const part = sent.anchor === '' && anchor && linktype !== 'anchor' ? `#${anchor.replace(/^#/, '')}` : '';
  if (query === '') return href + part;
  return sent.path + query + (part || (sent.anchor && `#${sent.anchor}`));
}

const EMPTY_LINK: LinkValue = { href: '', text: '', title: '', target: '' };

/** Spaces and control characters: browsers drop them from an address, `java\\tscript:` too. */
const INVISIBLE = /[\p{Cc}\p{Z}]/gu;

/** Returns true for an href of the site or of a harmless scheme; false for one such as `javascript:`. */
const isSafe = (href: string): boolean =>
  /^(https?:|mailto:|tel:|sms:|(?![\w+.-]+:))/i.test(href.replaceAll(INVISIBLE, ''));

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
    const read = wire.safeParse(json ?? {});
    const href = read.data?.value?.href ?? '';
    if (!read.success || !isSafe(href)) {
      scope.report(`a link is left out: ${read.error ? z.prettifyError(read.error) : href}`);
      return EMPTY_LINK;
    }
    const { value, editableFirstPart, editableLastPart } = read.data;
    return {
      href: value?.href ? scope.href(wholeAddress(value)) : '',
      text: value?.text ?? '',
      title: value?.title ?? '',
      target: value?.target ?? '',
      ...(value?.linktype === 'external' && { isExternal: true }),
      ...(editableFirstPart !== undefined && { editableFirstPart }),
      ...(editableLastPart !== undefined && { editableLastPart }),
    };
  },
});
