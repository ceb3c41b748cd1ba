import { parseJson } from '#sitecore/contracts/parse-json.ts';

/** Something that a branch does for a visitor. */
export interface BranchService {
  readonly Id: string;
  readonly Name: string;
}

/** The services in a JSON text, each with an id and a name; undefined when the text is no list. */
export function readServices(jsservice: string): readonly BranchService[] | undefined {
  const read = parseJson(jsservice);
  return Array.isArray(read) ? read.flatMap((one: unknown) => serviceOf(one) ?? []) : undefined;
}

function serviceOf(read: unknown): BranchService | undefined {
  if (typeof read !== 'object' || read === null || !('Id' in read) || !('Name' in read)) return undefined;
  const { Id, Name } = read;
  const isIdText = (typeof Id === 'string' && Id !== '') || typeof Id === 'number';
  return isIdText && typeof Name === 'string' && Name.trim() !== '' ? { Id: String(Id), Name } : undefined;
}
