import { errorPageProps } from '#src/shell/error-pages/error-page-props.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/page-config.ts';

export const getStaticProps = errorPageProps('serverError');

export default SitePage;
