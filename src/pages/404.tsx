import Head from 'next/head';
import { NeutralError } from '#src/shell/error-pages/NeutralError.tsx';

export { config } from '#src/config/patches/page-config.ts';

/** Renders the error page at what Next serves besides the pages of the content: a missing file of the build. */
const NotFound = () => (
  <>
    <Head>
      <title>بنك ركن · Rukn Bank</title>
    </Head>
    <NeutralError kind="notFound" />
  </>
);

export default NotFound;
