import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsCommand } from './requirements/command.ts';
import { readDocuments } from './requirements/documents.ts';
import { readTestFiles } from './requirements/test-files.ts';

const root = join(import.meta.dirname, '..');
const { faults, ...documents } = readDocuments((name) => readFileSync(join(root, 'docs/requirements', name), 'utf8'));
const matter = { ...documents, files: readTestFiles(root) };
const { output, errors, exitCode } = requirementsCommand(process.argv.slice(2), matter, faults);

process.stdout.write(output);
process.stderr.write(errors);
process.exitCode = exitCode;
