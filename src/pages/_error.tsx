import type { NextPage } from 'next';
import Head from 'next/head';
import { respondUnavailable } from '#src/shell/error-pages/respond-unavailable.ts';
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

/** Sets the status of a failed page before Next renders the 500 page. */
ErrorPage.getInitialProps = ({ err, res }) => {
  respondUnavailable(err, res);
  return {};
};

export default ErrorPage;
