import { type OwnedIds } from './owners.ts';
import { type Requirements } from './requirement-files.ts';
import { type Kind, type Row } from './rows.ts';

const row = (id: string, kind: Kind): Row => ({ id, text: `The text of ${id}.`, source: '§1', kind });

export const NO_OWNED_IDS: OwnedIds = {
  shell: [],
  calculators: [],
  listings: [],
  sections: [],
  services: [],
  forms: [],
};

/** Rows of every kind, in three areas that belong whole to an owner and two that are shared. */
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

export const OWNED_IDS: OwnedIds = { ...NO_OWNED_IDS, shell: ['DATA-01'], forms: ['ERR-01'] };

export const REQUIREMENTS: Requirements = { rows: ROWS, ownedIds: OWNED_IDS, unprovable: [] };
