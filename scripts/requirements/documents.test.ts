import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments } from './documents.ts';
import { isShared, ownerFaults, WINGS } from './owners.ts';

const EMPTY_OWNERS = WINGS.map((wing) => `${wing}: []\n`).join('');

const read = (files: Record<string, string>) =>
  readDocuments((name) => files[name] ?? (name === 'owners.yml' ? EMPTY_OWNERS : '[]'));

it('reads the 929 requirements of the site, each id once, every shared row with one owner', () => {
  const folder = join(import.meta.dirname, '../../docs/requirements');
  const { rows, owners, faults } = readDocuments((name) => readFileSync(join(folder, name), 'utf8'));
  expect(faults).toEqual([]);
  expect(rows).toHaveLength(929);
  expect(new Set(rows.map((row) => row.id)).size).toBe(929);
  expect(ownerFaults(rows, owners)).toEqual([]);
  expect(rows.filter((row) => isShared(row.id))).toHaveLength(89);
  expect(WINGS.flatMap((wing) => owners[wing])).toHaveLength(89);
});

it('names file, line and row of a kind that does not exist', () => {
  const text = '# FAQ\n- id: FAQ-01\n  text: One\n  source: §1\n  kind: feeling\n';
  const { faults, rows } = read({ 'calculators.yml': text });
  expect(rows).toEqual([]);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.place).toBe('docs/requirements/calculators.yml:2');
  expect(faults[0]?.message).toContain('FAQ-01: kind: ');
});

it('names file and line of text that is not YAML', () => {
  const { faults } = read({ 'content.yml': '- id: FAQ-01\n  text: "One\n' });
  expect(faults[0]?.place).toMatch(/^docs\/requirements\/content\.yml:\d+$/);
});

it('refuses a wing that does not exist', () => {
  const { faults } = read({ 'owners.yml': `${EMPTY_OWNERS}kitchen: [DATA-01]\n` });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain('kitchen');
});

it('asks of an unprovable row why, and how a person checks it', () => {
  const { faults } = read({ 'unprovable.yml': '- id: FAQ-01\n  reason: It is a feeling.\n' });
  expect(faults[0]?.message).toContain('checked-by');
});
