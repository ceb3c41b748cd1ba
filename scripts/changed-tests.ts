import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { selectTests } from './changed/select-tests.ts';

// node scripts/changed-tests.ts [commit]: prints as JSON what to check and test of the changes since a commit, the last one by default.
const ROOT = join(import.meta.dirname, '..');
const [since = 'HEAD'] = process.argv.slice(2);

/** Folder of the content's pages. */
const PAGES = 'sitecore/content/pages';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
  .filter((path) => existsSync(join(ROOT, path)))
  .sort();
const tracked = git('ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sitecore', 'scripts', 'tests');
const sources = new Map(
  tracked
    .filter((path) => /\.tsx?$/.test(path) && existsSync(join(ROOT, path)))
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
);

const pages = git('ls-files', PAGES)
  .filter((path) => existsSync(join(ROOT, path)))
  .map((path) => ({
    path: path
      .slice(PAGES.length)
      .replace(/\.yml$/, '')
      .replace(/^\/home$/, '/'),
    renderings: new Set(
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\brendering: (\w+)/g)].map(([, name = '']) => name),
    ),
  }));

console.log(JSON.stringify(selectTests({ changed, sources, pages })));
