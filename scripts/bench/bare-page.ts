import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete } from './programs.ts';

const NEXT = 'node_modules/next/dist/bin/next';

const SAME = `import html from '../same.json';

export const getStaticProps = () => ({ props: {}, revalidate: 300 });

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

/** What Next writes round the content of a bare page, in bytes. */
const DOCUMENT = 700;

/**
 * Builds the floor to compare with: a Next application of one static page and nothing else, and beside it /same, a page
 * that is generated ahead, renewed, and about as many bytes long as the one given.
 */
export async function buildBarePage(root: string, sameAs: string): Promise<string> {
  const folder = join(root, '.bench', 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'next.config.js'), 'export default { poweredByHeader: false };\n');
  writeFileSync(
    join(folder, 'pages', 'index.js'),
    'export const getStaticProps = () => ({ props: {} });\n\nexport default function Page() {\n  return <main>Bare</main>;\n}\n',
  );
  const html = Buffer.from(sameAs);
  writeFileSync(join(folder, 'same.json'), JSON.stringify(html.toString('utf8', 0, html.length - DOCUMENT)));
  writeFileSync(join(folder, 'pages', 'same.js'), SAME);
  await complete(join(root, NEXT), ['build', '--webpack', folder], root);
  return folder;
}
