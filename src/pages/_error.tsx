import type { NextPage } from 'next';
import Head from 'next/head';
import { NeutralError } from '#src/shell/error-pages/NeutralError.tsx';

export { config } from '#src/config/page-config.ts';

/** Renders the error page for a failing 500 page. */
const ErrorPage: NextPage = () => (
  <>
    <Head>
      <title>بنك ركن · Rukn Bank</title>
    </Head>
    <NeutralError kind="serverError" />
  </>
);

/** Prepares the response to a failed page before Next renders the 500 page. */
ErrorPage.getInitialProps = async ({ err, req, res }) => {
  // Left out of the browser's code.
  if (typeof window === 'undefined') {
    const { respondUnavailable } = await import('#src/shell/error-pages/respond-unavailable.ts');
    await respondUnavailable(err, req, res);
  }
  return {};
};

export default ErrorPage;
