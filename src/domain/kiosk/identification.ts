import { type IdType, isId, type Segment } from '#sitecore/rules/kiosk-identity.ts';

/** Identification of a visitor: a customer's id, or the name of a guest or a company. */
export type Identification =
  | { readonly segment: 'customer'; readonly idType: IdType; readonly id: string }
  | { readonly segment: Exclude<Segment, 'customer'>; readonly name: string };

/** Reasons to reject an identification. */
export type IdentificationError = 'invalidCic' | 'invalidMobile' | 'invalidNationalId' | 'missingName';

const ID_ERRORS = {
  cic: 'invalidCic',
  mobile: 'invalidMobile',
  nationalId: 'invalidNationalId',
} as const satisfies Record<IdType, IdentificationError>;

/** Returns the error of an identification that is rejected, by the site or by the bank. */
export const identificationError = (identification: Identification): IdentificationError =>
  identification.segment === 'customer' ? ID_ERRORS[identification.idType] : 'missingName';

/** Validates an identification; returns undefined for a valid one. */
export function checkIdentification(identification: Identification): IdentificationError | undefined {
  const isValid =
    identification.segment === 'customer'
      ? isId(identification.idType, identification.id)
      : identification.name.trim() !== '';
  return isValid ? undefined : identificationError(identification);
}
