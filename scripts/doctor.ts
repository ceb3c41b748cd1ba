import { join } from 'node:path';
import { runChecks } from './doctor/check.ts';
import { checks } from './doctor/checks.ts';
import { connect } from './doctor/connection.ts';
import { errorLine } from './doctor/json-fetch.ts';
import { linesOf, summaryOf, withoutSecrets } from './doctor/print.ts';
import { readDoctorSettings, type Settings, USAGE } from './doctor/settings.ts';

// npm run doctor: checks what the site needs of a Sitecore, or of the embedded platform, and prints what is missing with the step of
// docs/sitecore.md that mends it. Fails when something that is needed is missing.

function settingsOf(args: readonly string[]): Settings | undefined {
  try {
    return readDoctorSettings(join(import.meta.dirname, '..'), args, process.env);
  } catch (error) {
    console.error(`rukn: ${errorLine(error)}\n${USAGE}`);
    return undefined;
  }
}

async function main(args: readonly string[]): Promise<boolean> {
  const settings = settingsOf(args);
  if (!settings) return false;
  const found = await runChecks(checks, connect(settings), (checked) => {
    for (const line of linesOf(checked)) console.log(withoutSecrets(line, settings));
  });
  console.log(summaryOf(found));
  return found.every(({ status }) => status !== 'missing');
}

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
