import { parseArgs } from 'node:util';
import { isWing, type Wing, WINGS } from './owners.ts';

/** What to print of the count, and of which rows. */
export type Options = {
  readonly show:
    | { readonly kind: 'table'; readonly isVerbose: boolean }
    | { readonly kind: 'missing'; readonly areas: readonly string[] }
    | { readonly kind: 'json' }
    | { readonly kind: 'sample'; readonly size: number; readonly seed: number };
  readonly wing: Wing | undefined;
};

const FLAGS = {
  verbose: { type: 'boolean' },
  missing: { type: 'boolean' },
  json: { type: 'boolean' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  owner: { type: 'string' },
} as const;

function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${flag} takes a whole number, not ${text}`);
  return Number(text);
}

/** Reads the command line; throws an error with one clear line when it asks for what does not exist. */
export function readOptions(args: readonly string[], areas: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const { owner: wing } = values;
  if (wing !== undefined && !isWing(wing)) throw new Error(`--owner takes one of ${WINGS.join(', ')}, not ${wing}`);
  if (positionals.length > 0 && !values.missing) throw new Error(`${positionals.join(' ')}: areas go with --missing`);
  const unknown = positionals.filter((area) => !areas.includes(area));
  if (unknown.length > 0) throw new Error(`there is no area ${unknown.join(', ')}`);
  if (values.json) return { show: { kind: 'json' }, wing };
  if (values.missing) return { show: { kind: 'missing', areas: positionals }, wing };
  if (values.sample === undefined) return { show: { kind: 'table', isVerbose: values.verbose ?? false }, wing };
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : wholeNumber('seed', values.seed);
  return { show: { kind: 'sample', size: wholeNumber('sample', values.sample), seed }, wing };
}
