import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Fault } from './faults.ts';
import { type Owners, ownersSchema } from './owners.ts';
import { type Row, rowSchema } from './rows.ts';

const unprovableSchema = z.array(
  z.strictObject({ id: z.string(), reason: z.string().min(1), 'checked-by': z.string().min(1) }),
);

/** The requirement files in the order of their areas. */
const ROW_FILES = ['calculators.yml', 'transactional.yml', 'content.yml'];
const FOLDER = 'docs/requirements';

/** The requirements as written down, with what is wrong in the files themselves. */
export type Documents = {
  readonly rows: readonly Row[];
  readonly owners: Owners;
  /** Ids of rows that no machine can prove. */
  readonly unprovable: readonly string[];
  readonly faults: readonly Fault[];
};

type Parsed<T> = { readonly value: T; readonly faults: Fault[] };

/** Parses one YAML file by its schema; each fault names the file, the line and the entry. */
function parseFile<T>(name: string, text: string, schema: z.ZodType<T>, empty: T): Parsed<T> {
  const file = `${FOLDER}/${name}`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number | undefined) => (offset === undefined ? file : `${file}:${lines.linePos(offset).line}`);
  if (document.errors.length > 0) {
    const faults = document.errors.map((error) => ({
      place: at(error.pos[0]),
      message: error.message.split('\n')[0] ?? '',
    }));
    return { value: empty, faults };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues.map((issue) => {
    const entry = document.getIn(issue.path.slice(0, 1), true);
    const id = isMap(entry) ? String(entry.get('id')) : issue.path.slice(0, -1).join('.');
    const key = issue.path.slice(1).join('.');
    const offset = isMap(entry) ? entry.range?.[0] : undefined;
    return { place: at(offset), message: [id, key, issue.message].filter(Boolean).join(': ') };
  });
  return { value: empty, faults };
}

/** Reads the requirement files; `read` gives a file of docs/requirements by its name. */
export function readDocuments(read: (name: string) => string): Documents {
  const tables = ROW_FILES.map((name) => parseFile<Row[]>(name, read(name), z.array(rowSchema), []));
  const none: Owners = { shell: [], calculators: [], listings: [], sections: [], services: [], forms: [] };
  const owners = parseFile('owners.yml', read('owners.yml'), ownersSchema, none);
  const unprovable = parseFile('unprovable.yml', read('unprovable.yml'), unprovableSchema, []);
  return {
    rows: tables.flatMap((table) => table.value),
    owners: owners.value,
    unprovable: unprovable.value.map((entry) => entry.id),
    faults: [...tables.flatMap((table) => table.faults), ...owners.faults, ...unprovable.faults],
  };
}
