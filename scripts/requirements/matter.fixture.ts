import { type Matter } from './measure.ts';
import { type Owners } from './owners.ts';
import { type Kind, type Row } from './rows.ts';
import { type TestFile } from './scan.ts';

const row = (id: string, kind: Kind): Row => ({ id, text: `The text of ${id}.`, source: '§1', kind });

export const NO_OWNERS: Owners = { shell: [], calculators: [], listings: [], sections: [], services: [], forms: [] };

/** Rows of every kind, in three areas that belong whole to a wing and two that are shared. */
export const ROWS: readonly Row[] = [
  row('RULE-01', 'rule'),
  row('RULE-02', 'constant'),
  row('RULE-03', 'error'),
  row('RULE-04', 'entity'),
  row('SEC-HERO-01', 'ui'),
  row('SEC-HERO-02', 'state'),
  row('SEC-HERO-03', 'seo'),
  row('SEC-HERO-04', 'a11y-implied'),
  row('CALLS-01', 'call'),
  row('DATA-01', 'entity'),
  row('ERR-01', 'error'),
];

export const OWNERS: Owners = { ...NO_OWNERS, shell: ['DATA-01'], forms: ['ERR-01'] };

/** A count over the rows above and the given test files. */
export const matterOf = (files: readonly TestFile[], changes: Partial<Matter> = {}): Matter => ({
  rows: ROWS,
  owners: OWNERS,
  unprovable: [],
  files,
  ...changes,
});
