import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsCommand } from './requirements/command.ts';
import { readRequirements } from './requirements/requirement-files.ts';
import { readReports } from './requirements/runners.ts';
import { readTestFiles } from './requirements/test-files.ts';

const root = join(import.meta.dirname, '..');
const requirements = readRequirements((name) => readFileSync(join(root, 'docs/requirements', name), 'utf8'));
const { reports, diagnostics } = readReports(root);
const { output, errors, exitCode } = requirementsCommand(
  process.argv.slice(2),
  requirements.value,
  { files: readTestFiles(root), reports },
  [...requirements.diagnostics, ...diagnostics],
);

process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = exitCode;
