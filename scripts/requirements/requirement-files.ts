import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Diagnostic } from './diagnostics.ts';
import { type OwnedIds, ownedIdsSchema } from './owners.ts';
import { type Row, rowSchema } from './rows.ts';

const unprovableSchema = z.array(
  z.strictObject({ id: z.string(), reason: z.string().min(1), 'checked-by': z.string().min(1) }),
);

/** The files of rows, in the order of their areas. */
const ROW_FILES = ['calculators.yml', 'transactional.yml', 'content.yml'];
const FOLDER = 'docs/requirements';

/** The requirements of docs/requirements. */
export type Requirements = {
  readonly rows: readonly Row[];
  readonly ownedIds: OwnedIds;
  /** Ids of rows that no machine can prove. */
  readonly unprovable: readonly string[];
};

type Parsed<T> = { readonly value: T; readonly diagnostics: readonly Diagnostic[] };

/** Parses one YAML file by its schema; each diagnostic names the file, the line and the entry. */
function parseFile<T>(name: string, text: string, schema: z.ZodType<T>, empty: T): Parsed<T> {
  const file = `${FOLDER}/${name}`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number | undefined) => (offset === undefined ? file : `${file}:${lines.linePos(offset).line}`);
  if (document.errors.length > 0) {
    const diagnostics = document.errors.map((error) => ({
      location: at(error.pos[0]),
      message: error.message.split('\n')[0] ?? '',
    }));
    return { value: empty, diagnostics };
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = result.error.issues.map((issue) => {
    const entry = document.getIn(issue.path.slice(0, 1), true);
    const id = isMap(entry) ? String(entry.get('id')) : issue.path.slice(0, -1).join('.');
    const key = issue.path.slice(1).join('.');
    const offset = isMap(entry) ? entry.range?.[0] : undefined;
    return { location: at(offset), message: [id, key, issue.message].filter(Boolean).join(': ') };
  });
  return { value: empty, diagnostics };
}

/** Parses the requirement files; `read` returns the text of a file of docs/requirements by its name. */
export function readRequirements(read: (name: string) => string): Parsed<Requirements> {
  const tables = ROW_FILES.map((name) => parseFile<Row[]>(name, read(name), z.array(rowSchema), []));
  const none: OwnedIds = { shell: [], calculators: [], listings: [], sections: [], services: [], forms: [] };
  const owners = parseFile('owners.yml', read('owners.yml'), ownedIdsSchema, none);
  const unprovable = parseFile('unprovable.yml', read('unprovable.yml'), unprovableSchema, []);
  return {
    value: {
      rows: tables.flatMap((table) => table.value),
      ownedIds: owners.value,
      unprovable: unprovable.value.map((entry) => entry.id),
    },
    diagnostics: [...tables.flatMap((table) => table.diagnostics), ...owners.diagnostics, ...unprovable.diagnostics],
  };
}
