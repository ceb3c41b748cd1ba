import { PageBody, type PageBodyProps } from './PageBody.tsx';

/** Visitors are sent `start.ts` as a script of its own; on a developer's server Next's scripts start the page. */
// eslint-disable-next-line no-restricted-syntax -- the bundler reads it: a built page holds no second copy of the script
const start = process.env.NODE_ENV === 'production' ? undefined : () => import('../client/start.ts');

/** A page of the site. */
export const SitePage = (props: PageBodyProps) => <PageBody {...props} start={start} />;
