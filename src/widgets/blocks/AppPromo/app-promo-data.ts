/** Data of the promotion of the app. */
export interface AppPromoData {
  /** The modules of the code's address; null without an address. */
  readonly code: QrCode | null;
}

/** A QR code. */
export interface QrCode {
  /** Modules in a row, the quiet border included. */
  readonly size: number;
  /** SVG path of the dark modules. */
  readonly path: string;
}
