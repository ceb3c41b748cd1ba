import type { Application } from '#sitecore/contracts/tracker.ts';
import type { ApplicationSubject } from '#src/services/tracker.ts';

/** Step of the tracker; a reload of the page begins at the status. */
export type TrackerView =
  /** `hasEnded`: the session of the code has. */
  | { readonly step: 'status'; readonly hasEnded: boolean }
  | {
      readonly step: 'code';
      /** Reason for which no code was sent; empty while there is none. */
      readonly notSent: string;
      readonly error: string;
    }
  | { readonly step: 'contract'; readonly contract: Application; readonly approvalFailed: boolean };

export const STATUS: TrackerView = { step: 'status', hasEnded: false };
export const CODE = { step: 'code', notSent: '', error: '' } as const satisfies TrackerView;

/** Returns CIC and dossier as the application has them: sealed before its code was right. */
export const subjectOf = ({ CICNumber, CIC, DossierNumber }: Application): ApplicationSubject => ({
  cic: CICNumber || CIC,
  dn: DossierNumber,
});
