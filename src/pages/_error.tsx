import Head from 'next/head';
import { NeutralError } from '#src/shell/error-pages/NeutralError.tsx';

export { config } from '#src/config/patches/page-config.ts';

/** Renders the error page for a failure that leaves no page of the content to show. */
const ErrorPage = () => (
  <>
    <Head>
      <title>بنك ركن · Rukn Bank</title>
    </Head>
    <NeutralError kind="serverError" />
  </>
);

export default ErrorPage;
