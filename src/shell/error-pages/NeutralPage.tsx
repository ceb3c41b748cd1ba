import Head from 'next/head';
import { NeutralError } from './NeutralError.tsx';
import type { ErrorPageKind } from '../page/page-facts.ts';

/** Renders an error page of Next's own: for what it serves besides the pages of the content, and for failures that leave none to show. */
export const NeutralPage = ({ kind }: { readonly kind: ErrorPageKind }) => (
  <>
    <Head>
      <title>بنك ركن · Rukn Bank</title>
    </Head>
    <NeutralError kind={kind} />
  </>
);
