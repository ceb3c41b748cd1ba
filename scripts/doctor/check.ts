import type { Connection } from './connection.ts';
import { errorLine } from './json-fetch.ts';

/** Result of a check: a remark is information alone; unknown is what an earlier result leaves open. */
export interface Finding {
  readonly status: 'ok' | 'missing' | 'remark' | 'unknown';
  /** One sentence or list, of one line. */
  readonly text: string;
}

/** A check of what the site needs of a content platform. */
export interface Check {
  readonly name: string;
  /** Anchor of the step in docs/sitecore.md. */
  readonly anchor: string;
  /** Names of the checks without which this one has no meaning. */
  readonly needs: readonly string[];
  /** Rejects like a finding that something is missing. */
  readonly run: (connection: Connection) => Promise<Finding>;
}

/** A check with its finding. */
export interface CheckedNeed extends Finding {
  readonly name: string;
  readonly anchor: string;
}

export const ok = (text: string): Finding => ({ status: 'ok', text });
export const missing = (text: string): Finding => ({ status: 'missing', text });
export const remark = (text: string): Finding => ({ status: 'remark', text });
export const unknown = (text: string): Finding => ({ status: 'unknown', text });

/** Returns a finding that everything is there, or the problems that there are. */
export const problemsOr = (problems: readonly string[], text: string): Finding =>
  problems.length > 0 ? missing(listed(problems)) : ok(text);

/** Problems of one check that are shown. */
const SHOWN = 6;

/** Joins parts in one line, the first six of them. */
export function listed(parts: readonly string[], separator = '; '): string {
  const shown = parts.slice(0, SHOWN).join(separator);
  return parts.length > SHOWN ? `${shown}${separator}${parts.length - SHOWN} more` : shown;
}

/** Runs checks in their order, each finding reported as soon as it is known. */
export async function runChecks(
  checks: readonly Check[],
  connection: Connection,
  report: (checked: CheckedNeed) => void = () => undefined,
): Promise<readonly CheckedNeed[]> {
  const done: CheckedNeed[] = [];
  for (const check of checks) {
    const { name, anchor, needs } = check;
    const failed = done.find((one) => needs.includes(one.name) && ['missing', 'unknown'].includes(one.status));
    const finding = failed ? unknown(`not checked: it needs "${failed.name}"`) : await run(check, connection);
    const checked = { name, anchor, ...finding };
    done.push(checked);
    report(checked);
  }
  return done;
}

async function run(check: Check, connection: Connection): Promise<Finding> {
  try {
    return await check.run(connection);
  } catch (error) {
    return missing(errorLine(error));
  }
}
