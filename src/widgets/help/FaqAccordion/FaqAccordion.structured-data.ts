import type { StructuredData } from '#src/cms/structured-data.ts';
import { faqPage } from '#src/features/faq/faq-page.ts';
import type { widget } from './FaqAccordion.widget.ts';

/** Its questions, for search engines. */
export const structuredData: StructuredData<typeof widget> = ({ items }, page) => faqPage(items, page);
