import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from '#sitecore/definitions/template.ts';
import type { Content } from '../content/content.ts';
import { fieldsJson } from '../layout/item-encoder.ts';

/** Returns the items of a template on the first site, in authored order, with their fields in a language. */
export const authoredItems = <F extends Fields>(
  content: Content,
  template: Template<F>,
  language: Language,
): FieldsView<F>[] => {
  const [{ rootPath }] = content.sites;
  return content.tree
    .ofTemplate(template.id)
    .filter((item) => item.path.startsWith(`${rootPath}/`))
    .map((item) => decodeFields(template, fieldsJson(content, item, language), AS_WRITTEN));
};

/** Fields of services are decoded outside a page: links and markup stay as authored. */
const AS_WRITTEN: DecodeScope = { href: (href) => href, html: (markup) => markup, report: () => undefined };
