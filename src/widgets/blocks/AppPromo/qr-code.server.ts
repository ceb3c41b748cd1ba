import encodeQR from 'qr';
import type { QrCode } from './app-promo-data.ts';

/** Modules of quiet border that readers need (ISO/IEC 18004). */
const BORDER = 4;

/** Returns a text as a QR code that is read with 15 % of it covered. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size: rows.length, path };
}
