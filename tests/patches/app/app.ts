import type { AppProps } from 'next/app';
import { createElement } from 'react';

/** The app around every page. */
export default function App({ Component, pageProps }: AppProps) {
  return createElement(Component, pageProps);
}
