import { PageBody, type PageBodyProps } from './PageBody.tsx';

/** Loads the start script on a development server; built pages have it as a script of its own. */
// eslint-disable-next-line no-restricted-syntax -- the bundler reads it: a built page holds no second copy of the script
const start = process.env.NODE_ENV === 'production' ? undefined : () => import('../client/start.ts');

/** Renders a page of the site. */
export const SitePage = (props: PageBodyProps) => <PageBody {...props} start={start} />;
