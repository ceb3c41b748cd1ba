import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { MIGRATIONS } from './migrations.ts';

/** Beginnings of the SHA-256 of released migrations: databases have applied them, and a change of one would reach none. */
const RELEASED = {
  '0000_kiosk': '420df72d497444f1',
  '0001_fictitious_customers': '85325d676ffe0ed9',
  '0002_without_fictitious_customers': 'be9000cfb41f0d57',
  '0003_services': '8a8a74c6a1cc4c61',
  '0004_captcha': 'dcebd99a20994d3f',
  '0005_kiosk_devices': '12226cb2e1b195ce',
};

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

const read = (name: string): string => readFileSync(join(MIGRATIONS.migrationsFolder, name), 'utf8');

it('a released migration does not change', () => {
  const hashes = Object.keys(RELEASED).map((tag) => [
    tag,
    createHash('sha256')
      .update(read(`${tag}.sql`))
      .digest('hex')
      .slice(0, 16),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(RELEASED);
});

it('the journal has each migration once, in order: the migrator applies only those later than the last', () => {
  const { entries } = journal.parse(JSON.parse(read('meta/_journal.json')));
  const files = readdirSync(MIGRATIONS.migrationsFolder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});
