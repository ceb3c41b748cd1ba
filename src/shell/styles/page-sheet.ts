import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameSecret } from '../http/verify-bearer.ts';
import { isProduction } from '#src/config/env.ts';
import { TAGGED_STYLES, type TaggedStyles, taggedStyles } from '#src/config/tagged-styles.ts';
import { assembleSheet, bitsOf } from './assemble-sheet.ts';

/** Characters of an address that prove that the site has made it. */
const PROOF_LENGTH = 12;

let styles: TaggedStyles | undefined;

/** Returns the styles of the build; undefined on a development server. */
function stylesOfBuild(): TaggedStyles | undefined {
  if (!isProduction()) return undefined;
  const file = join(process.cwd(), '.next', TAGGED_STYLES);
  styles ??= existsSync(file) ? taggedStyles.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return styles;
}

/** Returns the address of the style sheet for a page with these widgets, an unknown one of which needs all rules; undefined without a build. */
export function sheetUrl(widgets: readonly string[]): string | undefined {
  const build = stylesOfBuild();
  if (!build) return undefined;
  const places = widgets.map((widget) => build.widgets.indexOf(widget));
  const bits = places.reduce((set, place) => set | (1n << BigInt(Math.max(place, 0))), 0n);
  const set = places.includes(-1) ? allOf(build) : bits.toString(36);
  return `/styles/${build.version}/${set}-${proofOf(set, build)}.css`;
}

const proofOf = (set: string, { secret }: TaggedStyles): string =>
  createHmac('sha256', secret).update(set).digest('base64url').slice(0, PROOF_LENGTH);

/**
 * Returns the style sheet at an address of this build; undefined for one that it has not made, whose page is of another build and
 * gets all rules.
 */
export function sheetAt(version: string, name: string): string | undefined {
  const build = stylesOfBuild();
  const [, set = '', proof = ''] = /^([\da-z]{1,40})-([\w-]+)$/.exec(name) ?? [];
  if (!build || version !== build.version || !isSameSecret(proof, proofOf(set, build))) return undefined;
  return assembleSheet(build, bitsOf(set));
}

/** Returns the style sheet of all widgets. */
export function wholeSheet(): string {
  const build = stylesOfBuild();
  return build ? assembleSheet(build, bitsOf(allOf(build))) : '';
}

/** Returns the set of all widgets. */
const allOf = ({ widgets }: TaggedStyles): string => ((1n << BigInt(widgets.length)) - 1n).toString(36);
