import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isShared, ownerDiagnostics, OWNERS } from './owners.ts';
import { readRequirements } from './requirement-files.ts';

const EMPTY_OWNERS = OWNERS.map((owner) => `${owner}: []\n`).join('');

const read = (files: Record<string, string>) =>
  readRequirements((name) => files[name] ?? (name === 'owners.yml' ? EMPTY_OWNERS : '[]'));

it('reads the 933 requirements of the site, each id once, every shared row with one owner', () => {
  const folder = join(import.meta.dirname, '../../docs/requirements');
  const { value, diagnostics } = readRequirements((name) => readFileSync(join(folder, name), 'utf8'));
  const { rows, ownedIds } = value;
  expect(diagnostics).toEqual([]);
  expect(rows).toHaveLength(933);
  expect(new Set(rows.map((row) => row.id)).size).toBe(933);
  expect(ownerDiagnostics(rows, ownedIds)).toEqual([]);
  expect(rows.filter((row) => isShared(row.id))).toHaveLength(90);
  expect(OWNERS.flatMap((owner) => ownedIds[owner])).toHaveLength(90);
});

it('names file, line and row of a kind that does not exist', () => {
  const text = '# FAQ\n- id: FAQ-01\n  text: One\n  source: §1\n  kind: feeling\n';
  const { diagnostics, value } = read({ 'calculators.yml': text });
  expect(value.rows).toEqual([]);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.location).toBe('docs/requirements/calculators.yml:2');
  expect(diagnostics[0]?.message).toContain('FAQ-01: kind: ');
});

it('names file and line of text that is not YAML', () => {
  const { diagnostics } = read({ 'content.yml': '- id: FAQ-01\n  text: "One\n' });
  expect(diagnostics[0]?.location).toMatch(/^docs\/requirements\/content\.yml:\d+$/);
});

it('refuses an owner that does not exist', () => {
  const { diagnostics } = read({ 'owners.yml': `${EMPTY_OWNERS}kitchen: [DATA-01]\n` });
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toContain('kitchen');
});

it('requires of an unprovable row the reason, and how a person checks it', () => {
  const { diagnostics } = read({ 'unprovable.yml': '- id: FAQ-01\n  reason: It is a feeling.\n' });
  expect(diagnostics[0]?.message).toContain('checked-by');
});
