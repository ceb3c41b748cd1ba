import { errorPageProps } from '#src/shell/error-page-props.ts';
import { SitePage } from '#src/shell/SitePage.tsx';

export const getStaticProps = errorPageProps('notFound');

export default SitePage;
