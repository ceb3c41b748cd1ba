import { SEGMENT_CODES, type Segment } from '#sitecore/rules/kiosk-identity.ts';
import { perLanguage, type Language } from '#sitecore/definitions/language.ts';
import { flagshipBranch } from '#sitecore/definitions/templates/flagship-branch.ts';
import type { Content } from '../../content/content.ts';
import { authoredItems } from '../authored-items.ts';

/** A service of a branch, named in one language. */
interface Service {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  /** Codes of the segments that may take it. */
  readonly segments: readonly number[];
}

/** A branch with kiosks, its services named in one language. */
export interface Branch {
  readonly id: string;
  readonly services: readonly Service[];
  readonly cameras: readonly string[];
}

const DEFAULT_MINUTES = 5;

const SEGMENT_FIELDS = {
  customer: 'ForCustomers',
  guest: 'ForGuests',
  corporate: 'ForCorporates',
} as const satisfies Record<Segment, string>;
const SEGMENTS = ['customer', 'guest', 'corporate'] as const satisfies readonly Segment[];

/** Returns the authored branches by id, read once for each content. */
export function branchesOf(content: Content, language: Language): ReadonlyMap<string, Branch> {
  const branches = branchesByContent.get(content) ?? perLanguage((tag) => readBranches(content, tag));
  branchesByContent.set(content, branches);
  return branches[language];
}

const branchesByContent = new WeakMap<Content, Readonly<Record<Language, ReadonlyMap<string, Branch>>>>();

const readBranches = (content: Content, language: Language): ReadonlyMap<string, Branch> =>
  new Map(
    authoredItems(content, flagshipBranch, language).map(({ BranchId, Services, cameras }) => [
      BranchId.value,
      {
        id: BranchId.value,
        cameras: cameras.map(({ fields }) => fields.CameraIdentifier.value),
        services: Services.map(({ fields }) => ({
          id: fields.ServiceId.value,
          name: fields.Title.value,
          minutes: Math.max(1, fields.MinutesEach ?? DEFAULT_MINUTES),
          segments: SEGMENTS.filter((segment) => fields[SEGMENT_FIELDS[segment]]).map(
            (segment) => SEGMENT_CODES[segment],
          ),
        })),
      },
    ]),
  );

/** Returns the branch with this camera. */
export const branchWithCamera = (branches: ReadonlyMap<string, Branch>, camera: string): Branch | undefined =>
  [...branches.values()].find(({ cameras }) => cameras.includes(camera));
