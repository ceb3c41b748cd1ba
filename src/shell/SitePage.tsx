import { browserRegistry } from '#src/widgets/registry.browser.ts';
import { PageBody, type PageBodyProps } from './PageBody.tsx';

/** A page of the site: its body with the site's widgets. */
export const SitePage = (props: PageBodyProps) => <PageBody {...props} registry={browserRegistry} />;
