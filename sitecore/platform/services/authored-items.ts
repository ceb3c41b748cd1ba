import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from '#sitecore/definitions/template.ts';
import type { Content } from '../content/content.ts';
import { inherits } from '../content/tree.ts';
import { fieldsJson } from '../layout/item-encoder.ts';

/** The items of a template that the bank's own site has, in authored order, as they read in a language. */
export const authoredItems = <F extends Fields>(
  content: Content,
  template: Template<F>,
  language: Language,
): FieldsView<F>[] => {
  const [{ rootPath }] = content.sites;
  return [...content.tree.items]
    .filter((item) => item.path.startsWith(`${rootPath}/`) && inherits(item.template, template.id))
    .map((item) => decodeFields(template, fieldsJson(content, item, language), AS_WRITTEN));
};

/** Services need nothing of a page. */
const AS_WRITTEN: DecodeScope = { href: (href) => href, html: (markup) => markup, report: () => undefined };
