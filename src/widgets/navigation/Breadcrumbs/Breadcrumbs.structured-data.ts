import { breadcrumbList, type StructuredData } from '#src/cms/structured-data.ts';
import type { widget } from './Breadcrumbs.widget.ts';

/** The path that it shows, for search engines; nothing on the home page. */
export const structuredData: StructuredData<typeof widget> = ({ data: { above } }, { title, url, publicUrl }) =>
  above.length === 0
    ? []
    : [breadcrumbList([...above.map((page) => ({ title: page.title, url: publicUrl + page.href })), { title, url }])];
