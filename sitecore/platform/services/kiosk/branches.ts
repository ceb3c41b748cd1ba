import { SEGMENT_CODES, type Segment } from '#sitecore/rules/kiosk-identity.ts';
import { perLanguage, type Language } from '#sitecore/definitions/language.ts';
import { flagshipBranch } from '#sitecore/definitions/templates/flagship-branch.ts';
import type { Content } from '../../content/content.ts';
import { authoredItems } from '../authored-items.ts';

/** Something that a branch does, in the words of a language. */
interface Service {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  /** The codes of the segments that it is for. */
  readonly segments: readonly number[];
}

/** A branch with kiosks, in the words of a language. */
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

/** The branches that authors wrote, by id; read once a state of the content. */
export function branchesOf(content: Content, language: Language): ReadonlyMap<string, Branch> {
  const known = branchesByContent.get(content) ?? perLanguage((one) => readBranches(content, one));
  branchesByContent.set(content, known);
  return known[language];
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

/** The branch whose kiosk has a camera. */
export const branchWithCamera = (branches: ReadonlyMap<string, Branch>, camera: string): Branch | undefined =>
  [...branches.values()].find(({ cameras }) => cameras.includes(camera));
