import type { AppProps } from 'next/app';
import Router from 'next/router';
import { useEffect } from 'react';
import '#src/styles/globals.css';

/** Every page is a document of its own: going back is the browser's affair, never a client-side page change. */
const leaveHistoryToTheBrowser = () => Router.beforePopState(() => false);

export default function App({ Component, pageProps }: AppProps) {
  useEffect(leaveHistoryToTheBrowser, []);
  return <Component {...pageProps} />;
}
