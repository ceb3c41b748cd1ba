import type { DecodeScope } from '#sitecore/definitions/fields/kind.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { decodeFields, type Fields, type FieldsView, type Template } from '#sitecore/definitions/template.ts';
import type { Content } from '../content/content.ts';
import { fieldsJson } from '../layout/item-encoder.ts';

/** An item with its fields in a language. */
interface AuthoredEntry<F extends Fields> {
  readonly name: string;
  /** Path of its page without language; empty without one. */
  readonly url: string;
  readonly fields: FieldsView<F>;
}

/** Returns the items of a template on the first site, in authored order. */
export const authoredEntries = <F extends Fields>(
  content: Content,
  template: Template<F>,
  language: Language,
): AuthoredEntry<F>[] => {
  const [{ rootPath }] = content.sites;
  return content.tree
    .ofTemplate(template.id)
    .filter((item) => item.path.startsWith(`${rootPath}/`))
    .map((item) => ({
      name: item.name,
      url: item.url ?? '',
      fields: decodeFields(template, fieldsJson(content, item, language), AS_WRITTEN),
    }));
};

/** Returns the fields of the items of a template on the first site, in authored order. */
export const authoredItems = <F extends Fields>(
  content: Content,
  template: Template<F>,
  language: Language,
): FieldsView<F>[] => authoredEntries(content, template, language).map(({ fields }) => fields);

/** Fields of services are decoded outside a page: links and markup stay as authored. */
const AS_WRITTEN: DecodeScope = { href: (href) => href, html: (markup) => markup, report: () => undefined };
