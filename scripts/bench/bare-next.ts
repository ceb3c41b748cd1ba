import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runToEnd, freePort, startProgram } from './programs.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const TIMEOUT_MS = 60_000;

/** The files of a Next application, by their paths. */
type Files = Readonly<Record<string, string>>;

const EMPTY_PAGE = `export const getStaticProps = () => ({ props: {} });

export default function Page() {
  return <main>Bare</main>;
}
`;

const VIEW = `export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

const PAGE = `export const getStaticProps = () => ({ props: {}, revalidate: 300 });

${VIEW}`;

/** Bytes that Next writes around the content of a page. */
const DOCUMENT_BYTES = 700;

function contentOfSize(html: string): string {
  const bytes = Buffer.from(html);
  return JSON.stringify(bytes.toString('utf8', 0, bytes.length - DOCUMENT_BYTES));
}

/** The baseline: / is an empty page; /same is a statically generated, revalidated page of about the size of the given one. */
export const fixedPages = (html: string): Files => ({
  'next.config.js': 'export default { poweredByHeader: false };\n',
  'pages/index.js': EMPTY_PAGE,
  'same.json': contentOfSize(html),
  'pages/same.js': `import html from '../same.json';\n\n${PAGE}`,
});

const I18N_CONFIG =
  "export default { poweredByHeader: false, i18n: { locales: ['ar', 'en'], defaultLocale: 'ar', localeDetection: false } };\n";

/** Such a page at / of an application with only a catch-all route in two languages, as the site has. */
export const catchAllPages = (html: string): Files => ({
  'next.config.js': I18N_CONFIG,
  'same.json': contentOfSize(html),
  'pages/[[...path]].js': `import html from '../same.json';\n\nexport const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });\n\n${PAGE}`,
});

/** A page of that size and kind that Next renders for every request. */
export const renderedPages = (html: string): Files => ({
  'next.config.js': I18N_CONFIG,
  'same.json': contentOfSize(html),
  'pages/[[...path]].js': `import html from '../same.json';\n\nexport const getServerSideProps = () => ({ props: {} });\n\n${VIEW}`,
});

/** Builds a Next application from these files only and starts it. */
export async function startBareNext(
  root: string,
  name: string,
  files: Files,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = join(root, '.bench', name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ 'package.json': '{ "private": true, "type": "module" }\n', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await runToEnd(join(root, NEXT), ['build', '--webpack', folder], root);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startProgram(join(root, NEXT), ['start', '-p', `${port}`, folder], {
    cwd: root,
    readyUrl: url,
    timeoutMs: TIMEOUT_MS,
  });
  return { url, stop: () => server.stop() };
}
