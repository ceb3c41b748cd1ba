import { NeutralPage } from '#src/shell/error-pages/NeutralPage.tsx';

export { config } from '#src/config/patches/page-config.ts';

const NotFound = () => <NeutralPage kind="notFound" />;

export default NotFound;
