import sanitizeHtml from 'sanitize-html';
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_SCHEMES,
  ALLOWED_STYLE,
  ALLOWED_TAGS,
} from '#sitecore/rules/rich-text/allowed-markup.ts';
import { mapMarkup } from '#sitecore/rules/rich-text/map-markup.ts';

/** Returns an author's markup as pages show it, without scripts, event handlers and unsafe URLs; its addresses and ids stay. */
export const safeMarkup = (markup: string): string =>
  sanitizeHtml(mapMarkup(markup), {
    allowedTags: [...ALLOWED_TAGS],
    allowedAttributes: { ...ALLOWED_ATTRIBUTES, '*': [...(ALLOWED_ATTRIBUTES['*'] ?? []), 'class', 'style'] },
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, { style, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...(style && ALLOWED_STYLE.test(style) && { style }) },
      }),
    },
    allowedSchemes: ALLOWED_SCHEMES,
    allowProtocolRelative: false,
  });
