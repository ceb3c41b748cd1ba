import type { Language } from '#sitecore/definitions/language.ts';
import type { ParamKind } from '#sitecore/definitions/params.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { ExampleProps, LocalizedText } from '#src/ui/examples.ts';

/** The language of a page of the catalogue, its texts and its links. */
export interface CatalogueContext extends ExampleProps {
  /** Returns the URL of a page of the catalogue, by its path segments. */
  readonly href: (...segments: readonly string[]) => string;
}

/** Returns the context of a page in a language. */
export const catalogueContext = (language: Language): CatalogueContext => ({
  language,
  t: (text) => text[language],
  href: (...segments) => catalogueHref(language, ...segments),
});

/** Returns the URL of a page of the catalogue in a language. */
export const catalogueHref = (language: Language, ...segments: readonly string[]): string =>
  localizeHref(['/catalogue', ...segments].join('/'), language);

/** Texts of the catalogue's own pages. */
export const TEXTS = {
  catalogue: { ar: 'معرض المكوّنات', en: 'Catalogue' },
  skip: { ar: 'انتقل إلى المحتوى', en: 'Skip to content' },
  lead: {
    ar: 'كل ما يضعه المحررون في الصفحات، وكل ما يُبنى منه، بأمثلة في اللغتين.',
    en: 'Everything that authors place on pages and everything it is built from, with examples in both languages.',
  },
  search: { ar: 'ابحث بالاسم', en: 'Search by name' },
  submit: { ar: 'ابحث', en: 'Search' },
  all: { ar: 'عرض الكل', en: 'Show all' },
  none: { ar: 'لا يوجد اسم فيه هذا النص.', en: 'No name contains this text.' },
  widgets: { ar: 'الأدوات', en: 'Widgets' },
  components: { ar: 'المكوّنات', en: 'Components' },
  examples: { ar: 'الأمثلة', en: 'Examples' },
  exampleCount: { ar: 'عدد الأمثلة', en: 'Examples' },
  open: { ar: 'افتح المثال وحده', en: 'Open the example alone' },
  pixels: { ar: 'بكسل', en: 'px' },
  facts: { ar: 'التعريف', en: 'Declaration' },
  file: { ar: 'الملف', en: 'File' },
  template: { ar: 'قالب المصدر', en: 'Datasource template' },
  client: { ar: 'متى تعمل في المتصفح', en: 'Client directive' },
  enhancement: { ar: 'تحسين لصفحة الخادم، بلا React', en: 'enhances the server’s HTML, without React' },
  queryKeys: { ar: 'مفاتيح العنوان', en: 'Query keys' },
  placeholders: { ar: 'مواضع المحتوى', en: 'Placeholders' },
  fields: { ar: 'الحقول', en: 'Fields' },
  params: { ar: 'الخيارات', en: 'Params' },
  phrases: { ar: 'العبارات', en: 'Phrases' },
  name: { ar: 'الاسم', en: 'Name' },
  kind: { ar: 'النوع', en: 'Kind' },
  sitecoreType: { ar: 'النوع في Sitecore', en: 'Type in Sitecore' },
  required: { ar: 'مطلوب', en: 'Required' },
  items: { ar: 'قالب العناصر', en: 'Items' },
  children: { ar: 'أبناء المصدر', en: 'children of the datasource' },
  values: { ar: 'القيم، والأولى هي المعتمدة', en: 'Values, the default first' },
  key: { ar: 'المفتاح', en: 'Key' },
  yes: { ar: 'نعم', en: 'Yes' },
} satisfies Readonly<Record<string, LocalizedText>>;

/** Texts for the values that an author may give a parameter, by its kind. */
export const PARAM_KINDS: Readonly<Record<ParamKind<unknown>['kind'], LocalizedText>> = {
  text: { ar: 'أي نص', en: 'any text' },
  page: { ar: 'صفحة من الموقع', en: 'a page of the site' },
  option: { ar: 'قيمة من قائمة', en: 'a value of a list' },
  boolean: { ar: 'نعم أو لا', en: 'true or false' },
  number: { ar: 'عدد صحيح', en: 'a whole number' },
  item: { ar: 'عنصر من المحتوى', en: 'an item of the content' },
};
