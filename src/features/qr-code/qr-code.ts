/** A QR code. */
export interface QrCode {
  /** Modules in a row, the quiet border included. */
  readonly size: number;
  /** SVG path of the dark modules. */
  readonly path: string;
}
