import { parseJson } from '#sitecore/contracts/parse-json.ts';

/** Service of a branch that a visitor can take a ticket for. */
export interface BranchService {
  readonly Id: string;
  readonly Name: string;
}

/** Parses services from a JSON list, skipping those without id or name; returns undefined for other text. */
export function readServices(jsservice: string): readonly BranchService[] | undefined {
  const parsed = parseJson(jsservice);
  return Array.isArray(parsed) ? parsed.flatMap((one: unknown) => serviceOf(one) ?? []) : undefined;
}

function serviceOf(value: unknown): BranchService | undefined {
  if (typeof value !== 'object' || value === null || !('Id' in value) || !('Name' in value)) return undefined;
  const { Id, Name } = value;
  const isIdText = (typeof Id === 'string' && Id !== '') || typeof Id === 'number';
  return isIdText && typeof Name === 'string' && Name.trim() !== '' ? { Id: String(Id), Name } : undefined;
}
