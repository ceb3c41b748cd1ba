import { CONNECTIONS, type Load, medianLoad, medianRatio, ROUND_MS, ROUNDS } from './load.ts';

/** Prints what is measured, and how. */
export function printRounds(what: string): void {
  const rounds = `the median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ratios round by round`;
  console.log(`${what}   ${CONNECTIONS} connections; ${rounds}`);
}

/** Prints the load of a server, and how many times as many responses each of the others gives. */
export function printLoad(
  what: string,
  loads: readonly Load[] = [],
  ...others: readonly (readonly Load[] | undefined)[]
): void {
  const { perSecond, p50, p99, bytes } = medianLoad(loads);
  const ratios = others.map((other = []) => `× ${medianRatio(other, loads).toFixed(2)}`).join(', ');
  const cpu = `${(1000 / perSecond).toFixed(2)} ms each`;
  const figures = [cpu, `p50 ${p50.toFixed(1)} ms`, `p99 ${p99.toFixed(1)} ms`, `${bytes} bytes`];
  console.log(`  ${what.padEnd(40)} ${figures.join('   ')}${ratios && `   the site serves ${ratios}`}`);
}
