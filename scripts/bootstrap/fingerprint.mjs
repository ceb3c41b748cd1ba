import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs of a build: these folders, and the configuration files of the root. Content and settings are none: a build serves any. */
const SOURCES = ['src', 'public', ...['contracts', 'definitions', 'log', 'rules'].map((name) => `sitecore/${name}`)];
const CONFIG_FILES = /^(package(-lock)?\.json|tsconfig\.json|(next|tailwind|postcss)\.config\.[cm]?[jt]s)$/;

/**
 * Tests, examples and the catalogue's code are beside the code but not part of a build; editing one must not cause a build. Only the
 * editor's pictures of blocks are made from examples, those of the last build.
 */
const DEVELOPMENT_ONLY = /\.(test|fixture|examples)\.tsx?$|^src\/catalogue\/(?!CataloguePage\.|(?:find-)?example)/;

/**
 * Returns one hash of everything that a build depends on: sources and configuration.
 * Contents are hashed, not modification times: a clone or a change of branch gives every file a new time, and copying
 * tools keep old times on new content. Some hundreds of small files take well under a second.
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const path of filesOf(root)) {
    const content = readFileSync(join(root, path));
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesOf(root) {
  const steering = readdirSync(root).filter((name) => CONFIG_FILES.test(name));
  const sources = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder));
  return [...steering, ...sources].filter((path) => !DEVELOPMENT_ONLY.test(path)).sort();
}

const walk = (root, folder) =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? walk(root, path) : [path];
  });
