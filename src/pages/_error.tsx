import type { NextPage } from 'next';
import Head from 'next/head';
import { respondUnavailable } from '#src/shell/error-pages/respond-unavailable.ts';
import { NeutralError } from '#src/shell/error-pages/NeutralError.tsx';

/** Shown only when the 500 page fails too. */
const ErrorPage: NextPage = () => (
  <>
    <Head>
      <title>بنك ركن · Rukn Bank</title>
    </Head>
    <NeutralError kind="serverError" />
  </>
);

/** Next calls this for every page that fails, before it answers with the 500 page. */
ErrorPage.getInitialProps = ({ err, res }) => {
  respondUnavailable(err, res);
  return {};
};

export default ErrorPage;
