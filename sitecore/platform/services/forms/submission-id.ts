import { createHash } from 'node:crypto';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { PostedValues } from './posted-step.ts';

const digest = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/**
 * Returns the id under which the entries of a session are stored: the same whenever they are sent again, another one for other
 * entries. A session is a random text, so that nobody finds entries by trying.
 */
export async function submissionId({
  id,
  values,
  post,
}: Pick<PostedValues, 'id' | 'values' | 'post'>): Promise<string> {
  const files = Object.entries(post.files).flatMap(([field, list]) => list.map((file) => ({ field, file })));
  const contents = await Promise.all(
    files.map(async ({ field, file }) => [field, file.name, digest(new Uint8Array(await file.arrayBuffer()))]),
  );
  const entries = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return formatGuid(digest(JSON.stringify([id, entries, contents])).slice(0, 32), 'D');
}
