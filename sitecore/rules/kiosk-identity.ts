/** The bank's codes of the kiosk's customer segments. */
export const SEGMENT_CODES = { customer: 1, guest: 3, corporate: 4 } as const;
export type Segment = keyof typeof SEGMENT_CODES;

/** The bank's codes of the ids that identify a customer. */
export const ID_TYPE_CODES = { cic: 1, mobile: 8, nationalId: 4 } as const;
export type IdType = keyof typeof ID_TYPE_CODES;

/** Maximum length of an id by type. */
export const ID_LENGTHS: Readonly<Record<IdType, number>> = { cic: 16, mobile: 10, nationalId: 10 };

/** Maximum length of the name of a guest or company. */
export const NAME_LENGTH = 100;

const ID_PATTERNS: Readonly<Record<IdType, RegExp>> = {
  cic: /^00\d{1,14}$/,
  mobile: /^0?5[013-9]\d{7}$/,
  nationalId: /^[12]\d{9}$/,
};

/** Returns true for a valid id of a type: CIC number, Saudi mobile number, national ID or iqama; Western digits only. */
export const isId = (type: IdType, text: string): boolean => ID_PATTERNS[type].test(text);

/** Pads a CIC number with leading zeros, the form in which it is sent and stored. */
export const paddedCic = (cic: string): string => cic.padStart(ID_LENGTHS.cic, '0');
