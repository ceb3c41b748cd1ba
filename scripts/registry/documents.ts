import { createHash } from 'node:crypto';
import { z } from 'zod';
import { projectPath, exportName, filesEnding, HEADER } from './files.ts';

const ENDING = '.query.ts';

const query = z.object({ text: z.string(), allowedInBrowser: z.literal(true).optional() });

type Query = z.output<typeof query>;

/** Returns the source of the list of GraphQL documents that the site accepts from browsers, from every `<name>.query.ts`. */
export async function browserDocuments(): Promise<string> {
  const queries = await Promise.all(
    filesEnding(projectPath('src/queries'), ENDING).map(async (file): Promise<[string, Query]> => {
      const name = exportName(file, ENDING);
      const { [name]: exported } = z
        .record(z.string(), z.unknown())
        .parse(await import(projectPath('src/queries', file)));
      return [name, query.parse(exported, { error: () => `${file} must export the query ${name}` })];
    }),
  );
  return browserDocumentsOf(Object.fromEntries(queries));
}

/** Returns the source of the list for the given queries: the hash of each exact text. Unmarked queries are left out. */
export function browserDocumentsOf(queries: Readonly<Record<string, Query>>): string {
  const entries = Object.entries(queries)
    .filter(([, { allowedInBrowser }]) => allowedInBrowser === true)
    .map(([name, { text }]) => `  ${name}: '${createHash('sha256').update(text).digest('hex')}',`);
  return `${HEADER}/** The documents that browsers may send, each by the SHA-256 of its exact text. */
export const documents: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}
