import { PageBody, type PageBodyProps } from './PageBody.tsx';

/** Loads the start script where Next's own scripts are sent; other pages have it as a script of its own. */
const start = () => import('../client/start.ts');

/** Renders a page of the site. */
export const SitePage = (props: PageBodyProps) => <PageBody {...props} start={start} />;
