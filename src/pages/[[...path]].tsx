import { respondWithPage } from '#src/shell/page/respond-with-page.ts';
import { SitePage } from '#src/shell/page/SitePage.tsx';

export { config } from '#src/config/patches/page-config.ts';

export const getServerSideProps = respondWithPage;

export default SitePage;
