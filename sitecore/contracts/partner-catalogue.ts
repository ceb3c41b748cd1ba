import * as z from 'zod/mini';
import type { Call, ResponseOf } from './call.ts';
import { CALLS } from './catalogue.ts';

/** A partner. Its texts are both languages in one, `ar:…|en:…`, or one text for both. */
const partner = z.object({
  Category: z.string(),
  /** Unique in its list. */
  Code: z.string(),
  /** Address of the picture; empty without one. */
  ImageLink: z.string(),
  Name: z.string(),
  Description: z.string(),
});

/** The partners of the loyalty programme: those in whose shops points pay, and those whose vouchers they buy. */
export const partnerCatalogue = {
  ...CALLS.partnerCatalogue,
  request: z.object({}),
  response: z.object({
    Data: z.object({ InStoreList: z.array(partner), RedeemVoucherList: z.array(partner) }),
    Message: z.string(),
  }),
} satisfies Call;
export type PartnerCatalogue = ResponseOf<typeof partnerCatalogue>;
