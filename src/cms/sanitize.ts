import sanitizeHtml from 'sanitize-html';
import { tidyAddress } from '#sitecore/rules/link-address.ts';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_STYLE,
  ALLOWED_TAGS,
} from '#sitecore/rules/rich-text/allowed-markup.ts';
import { mapMarkup } from '#sitecore/rules/rich-text/map-markup.ts';

/** Elements and attributes that rewriteHtml adds to an author's HTML: marked parts of texts, icons, frames of tables. */
const ADDED = {
  tags: ['svg', 'use'],
  attributes: {
    div: [{ name: 'tabindex', values: ['0'] }, { name: 'role', values: ['group'] }, 'aria-label'],
    span: ['role', 'aria-label'],
    svg: ['role', 'aria-label', 'aria-hidden'],
    use: ['href'],
  },
  classes: {
    div: ['table-frame'],
    span: ['riyal', 'with-icon'],
    bdo: ['phone'],
    bdi: ['percent'],
    svg: ['icon', 'points-ahead', 'points-back'],
  },
};

interface SanitizeOptions {
  /** Returns the URL of a link. */
  readonly href: (address: string) => string;
  /** Returns the URL of a picture; by default its address. */
  readonly src?: (address: string) => string;
  /** Prefixes ids and the links to them, so that no author's id is one of the site's own; false in editing. */
  readonly prefixesIds?: boolean;
}

/** Prefix of the ids in authors’ HTML. */
export const ID_PREFIX = 'c-';

/**
 * Returns HTML with only text, links, pictures, tables and our own icons left, what means the same in other elements mapped to these;
 * every URL passes through `href`.
 */
export const sanitizeMarkup = (
  markup: string,
  { href, src = (address) => address, prefixesIds = true }: SanitizeOptions,
): string => {
  const mapped = mapMarkup(markup);
  const ids = prefixesIds ? idsIn(mapped) : new Set<string>();
  const hrefOf = (address: string): string =>
    address.startsWith('#') && ids.has(decoded(address.slice(1))) ? `#${prefixed(address.slice(1))}` : href(address);
  return clean(mapped, { href: hrefOf, src, id: prefixesIds ? prefixed : (id) => id });
};

const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id);

const idsIn = (markup: string): ReadonlySet<string> =>
  new Set(
    [...markup.matchAll(/\sid\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map((match) => match.slice(1).join('')),
  );

/** Decodes a fragment; one that cannot be decoded stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Changes of the attributes that markup has. */
type Changes = Readonly<Record<'href' | 'src' | 'id', (value: string) => string>>;

const clean = (markup: string, { href, src, id: idOf }: Changes): string =>
  sanitizeHtml(markup, {
    allowedTags: [...ALLOWED_TAGS, ...ADDED.tags],
    allowedAttributes: {
      ...ALLOWED_ATTRIBUTES,
      '*': [...(ALLOWED_ATTRIBUTES['*'] ?? []), 'style'],
      ...ADDED.attributes,
    },
    // ALLOWED_STYLE is the only style that is left, below.
    parseStyleAttributes: false,
    allowedClasses: ADDED.classes,
    exclusiveFilter: isForeignDrawing,
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs, href) }),
      '*': (tagName, { id, style, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(id && { id: idOf(id) }), ...(style && ALLOWED_STYLE.test(style) && { style }) },
      }),
      img: (tagName, { src: address, ...attribs }) => ({
        tagName,
        attribs: {
          loading: 'lazy',
          alt: '',
          ...attribs,
          ...(address !== undefined && { src: src(tidyAddress(address)) }),
        },
      }),
    },
  });

function safeLink(attributes: sanitizeHtml.Attributes, href: (address: string) => string): sanitizeHtml.Attributes {
  const { href: address, ...rest } = attributes;
  return {
    ...rest,
    ...(/^_blank$/i.test(rest.target ?? '') && { rel: 'noopener noreferrer' }),
    ...(address !== undefined && { href: href(tidyAddress(address)) }),
  };
}

/** True for a drawing that is not one of our icons. */
const isForeignDrawing = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  (tag === 'svg' && !attribs.class?.split(' ').includes('icon')) ||
  (tag === 'use' && !attribs.href?.startsWith('#icon-'));
