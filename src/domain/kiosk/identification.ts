import { type IdType, isId, type Segment } from '#sitecore/rules/kiosk-identity.ts';

/** Who stands at the kiosk, by what they entered: a customer by an id, a guest or a company by name. */
export type Identification =
  | { readonly segment: 'customer'; readonly idType: IdType; readonly id: string }
  | { readonly segment: Exclude<Segment, 'customer'>; readonly name: string };

/** Why an identification does not serve: the dictionary's key of what the visitor is told. */
export type IdentificationError = 'valid_cic_number' | 'valid_mobile_number' | 'valid_number' | 'enter_your_name';

const ID_ERRORS = {
  cic: 'valid_cic_number',
  mobile: 'valid_mobile_number',
  nationalId: 'valid_number',
} as const satisfies Record<IdType, IdentificationError>;

/** What is told of an identification that does not serve, whether we or the bank found so. */
export const identificationError = (identification: Identification): IdentificationError =>
  identification.segment === 'customer' ? ID_ERRORS[identification.idType] : 'enter_your_name';

/** Checks what was entered; undefined when it serves. */
export function checkIdentification(identification: Identification): IdentificationError | undefined {
  const serves =
    identification.segment === 'customer'
      ? isId(identification.idType, identification.id)
      : identification.name.trim() !== '';
  return serves ? undefined : identificationError(identification);
}
