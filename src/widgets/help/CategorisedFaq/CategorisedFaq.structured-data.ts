import type { StructuredData } from '#src/cms/structured-data.ts';
import { faqPage } from '#src/features/faq/faq-page.ts';
import type { widget } from './CategorisedFaq.widget.ts';

/** The questions of every category, for search engines. */
export const structuredData: StructuredData<typeof widget> = ({ items }, page) =>
  faqPage(
    items.flatMap(({ fields }) => fields.Questions),
    page,
  );
