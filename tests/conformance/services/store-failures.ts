import type { Attempt, Table } from './store-attempts.ts';

interface Failure {
  readonly name: string;
  readonly statements: readonly string[];
  /** Returns code and table of the failing request; undefined when the failure does not affect it. */
  readonly expected: (attempt: Attempt) => { readonly code: string; readonly table: Table } | undefined;
}

const WRITTEN = ['photos', 'visits', 'tickets'] as const;

/** Changes of the store by which requests fail. */
export const FAILURES: readonly Failure[] = [
  {
    name: 'tables that were dropped',
    statements: ['DROP TABLE tickets, queues, visits, photos, customers'],
    expected: ({ first }) => ({ code: '42P01', table: first }),
  },
  {
    name: 'a unique constraint whose detail names the row’s values',
    statements: [
      'CREATE UNIQUE INDEX ON photos (branch)',
      'CREATE UNIQUE INDEX ON visits (name_ar)',
      'CREATE UNIQUE INDEX ON tickets (branch)',
    ],
    expected: ({ writes }) => ({ code: '23505', table: writes }),
  },
  {
    name: 'a check constraint whose detail is the row',
    statements: WRITTEN.map((table) => `ALTER TABLE ${table} ADD CHECK (branch = 'none') NOT VALID`),
    expected: ({ writes }) => ({ code: '23514', table: writes }),
  },
  {
    name: 'a trigger whose message is the row',
    statements: [
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused %', NEW; END $$`,
      ...WRITTEN.map((table) => `CREATE TRIGGER refuse BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse()`).map(
        (statement) => statement.replace('EXECUTE', 'FOR EACH ROW EXECUTE'),
      ),
    ],
    expected: ({ writes }) => ({ code: 'P0001', table: writes }),
  },
  {
    name: 'columns of a type whose message is the value',
    statements: [
      ...['cic', 'mobile', 'national_id'].map(
        (column) => `ALTER TABLE customers ALTER ${column} TYPE smallint USING right(${column}, 4)::integer % 30000`,
      ),
      'ALTER TABLE visits ALTER name_ar TYPE smallint USING 0',
    ],
    expected: ({ first, writes }) => {
      if (first === 'customers') return { code: '22003', table: first };
      return writes === 'visits' ? { code: '22P02', table: writes } : undefined;
    },
  },
];
