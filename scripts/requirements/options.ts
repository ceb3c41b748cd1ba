import { parseArgs } from 'node:util';
import { isOwner, type Owner, OWNERS } from './owners.ts';

/** The form of the output, and the rows that it is about. */
export type Options = {
  readonly show:
    | { readonly kind: 'table'; readonly isVerbose: boolean }
    | { readonly kind: 'missing'; readonly areas: readonly string[] }
    | { readonly kind: 'json' }
    | { readonly kind: 'sample'; readonly size: number; readonly seed: number };
  readonly owner: Owner | undefined;
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

/** Parses the command line; throws an error of one line when it names an area, owner or flag that does not exist. */
export function readOptions(args: readonly string[], areas: readonly string[]): Options {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  const { owner } = values;
  if (owner !== undefined && !isOwner(owner))
    throw new Error(`--owner takes one of ${OWNERS.join(', ')}, not ${owner}`);
  if (positionals.length > 0 && !values.missing) throw new Error(`${positionals.join(' ')}: areas go with --missing`);
  const unknown = positionals.filter((area) => !areas.includes(area));
  if (unknown.length > 0) throw new Error(`there is no area ${unknown.join(', ')}`);
  if (values.json) return { show: { kind: 'json' }, owner };
  if (values.missing) return { show: { kind: 'missing', areas: positionals }, owner };
  if (values.sample === undefined) return { show: { kind: 'table', isVerbose: values.verbose ?? false }, owner };
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : wholeNumber('seed', values.seed);
  return { show: { kind: 'sample', size: wholeNumber('sample', values.sample), seed }, owner };
}
