import { NeutralPage } from '#src/shell/error-pages/NeutralPage.tsx';

export { config } from '#src/config/patches/page-config.ts';

const ErrorPage = () => <NeutralPage kind="serverError" />;

export default ErrorPage;
