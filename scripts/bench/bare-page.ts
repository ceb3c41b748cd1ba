import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete } from './programs.ts';

const NEXT = 'node_modules/next/dist/bin/next';

/** Builds the floor to compare with: a Next application of one static page and nothing else. */
export async function buildBarePage(root: string): Promise<string> {
  const folder = join(root, '.bench', 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'next.config.js'), 'export default { poweredByHeader: false };\n');
  writeFileSync(
    join(folder, 'pages', 'index.js'),
    'export const getStaticProps = () => ({ props: {} });\n\nexport default function Page() {\n  return <main>Bare</main>;\n}\n',
  );
  await complete(join(root, NEXT), ['build', '--webpack', folder], root);
  return folder;
}
