import type { CheckedNeed } from './check.ts';
import type { Settings } from './settings.ts';

const STATUS_WIDTH = 8;
const NAME_WIDTH = 16;

/** Returns the lines of a finding: status, name and text, then the step that mends what is missing. */
export function linesOf({ status, name, text, anchor }: CheckedNeed): readonly string[] {
  const line = `${status.padEnd(STATUS_WIDTH)}${name.padEnd(NAME_WIDTH)}${text}`;
  if (status !== 'missing' && status !== 'remark') return [line];
  return [line, `${' '.repeat(STATUS_WIDTH)}docs/sitecore.md#${anchor}`];
}

/** Returns a line without the key and the secrets of the settings, which a response may repeat. */
export function withoutSecrets(line: string, { apiKey, editingSecret, revalidateSecret }: Settings): string {
  const secrets = [apiKey, editingSecret, revalidateSecret].filter((one) => one !== undefined && one.length > 3);
  const spellings = secrets.flatMap((one = '') => [one, encodeURIComponent(one)]);
  return spellings.reduce((redacted, one) => redacted.replaceAll(one, '…'), line);
}

/** Returns the last line of a run. */
export function summaryOf(found: readonly CheckedNeed[]): string {
  const names = found.filter(({ status }) => status === 'missing').map(({ name }) => name);
  return names.length === 0 ? 'rukn: nothing that the site needs is missing' : `rukn: missing: ${names.join(', ')}`;
}
