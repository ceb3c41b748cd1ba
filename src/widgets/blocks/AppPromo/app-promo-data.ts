import type { QrCode } from '#src/features/qr-code/qr-code.ts';

/** Data of the promotion of the app. */
export interface AppPromoData {
  /** The modules of the code's address; null without an address. */
  readonly code: QrCode | null;
}
