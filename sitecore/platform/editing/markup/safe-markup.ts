import sanitizeHtml from 'sanitize-html';

/** Removes scripts, event handlers and unsafe URLs from an author's markup; what it shows is unchanged. */
export const safeMarkup = (markup: string): string =>
  sanitizeHtml(markup, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang', 'dir', 'id', 'class'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
