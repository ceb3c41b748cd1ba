import Head from 'next/head';
import type { PageHead } from './page-head.ts';

/** Renders a page's head tags, on the server only. */
export function PageHeadTags({ head }: { readonly head: PageHead }) {
  const { title, canonical, alternates, meta, feed, indexed } = head;
  return (
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {!indexed && <meta name="robots" content="noindex" />}
      {meta.map(({ key, name, content }, index) => (
        <meta key={`meta-${index}`} {...{ [key]: name }} content={content} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/atom+xml" href={feed.href} title={feed.title} />}
    </Head>
  );
}
