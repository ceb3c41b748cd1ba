/** The kiosk's segments of customers by name, as the bank codes them. */
export const SEGMENT_CODES = { customer: 1, guest: 3, corporate: 4 } as const;
export type Segment = keyof typeof SEGMENT_CODES;

/** By what a customer can be known, as the bank codes it. */
export const ID_TYPE_CODES = { cic: 1, mobile: 8, nationalId: 4 } as const;
export type IdType = keyof typeof ID_TYPE_CODES;

/** How many characters an id of a type has at most. */
export const ID_LENGTHS: Readonly<Record<IdType, number>> = { cic: 16, mobile: 10, nationalId: 10 };

/** How many characters the name of a guest or of a company has at most. */
export const NAME_LENGTH = 100;

const ID_PATTERNS: Readonly<Record<IdType, RegExp>> = {
  cic: /^00\d{1,14}$/,
  mobile: /^0?5[013-9]\d{7}$/,
  nationalId: /^[12]\d{9}$/,
};

/** Whether a text is an id of a type: a CIC number, a Saudi mobile number, a national ID or iqama; Western digits only. */
export const isId = (type: IdType, text: string): boolean => ID_PATTERNS[type].test(text);

/** A CIC number as it travels and is kept: padded with zeros in front. */
export const paddedCic = (cic: string): string => cic.padStart(ID_LENGTHS.cic, '0');
