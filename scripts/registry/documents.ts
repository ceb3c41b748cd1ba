import { createHash } from 'node:crypto';
import { z } from 'zod';
import { at, exportOf, filesEnding, HEADER } from './files.ts';

const ENDING = '.query.ts';

const query = z.object({ name: z.string(), text: z.string() });

/** The hash of each GraphQL document's exact text: what browsers may send through the site. */
export async function knownDocuments(): Promise<string> {
  const entries = await Promise.all(
    filesEnding(at('src/queries'), ENDING).map(async (file) => {
      const name = exportOf(file, ENDING);
      const { [name]: exported } = z.record(z.string(), z.unknown()).parse(await import(at('src/queries', file)));
      const { text } = query.parse(exported, { error: () => `${file} must export the query ${name}` });
      return `  ${name}: '${createHash('sha256').update(text).digest('hex')}',`;
    }),
  );
  return `${HEADER}/** The documents that browsers may send, each by the SHA-256 of its exact text. */
export const documents: Readonly<Record<string, string>> = {
${entries.join('\n')}
};
`;
}
