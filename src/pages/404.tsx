import { errorPageProps } from '#src/shell/error-page-props.ts';
import { PageBody } from '#src/shell/PageBody.tsx';

export const getStaticProps = errorPageProps('notFound');

export default PageBody;
