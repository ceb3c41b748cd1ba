import encodeQR from 'qr';
import { embedSettings } from '#src/config/env.ts';
import type { QrCode } from './qr-code.ts';

/** Modules of quiet border that readers need (ISO/IEC 18004). */
const BORDER = 4;

/** Longest address that gives a code with modules large enough for a camera. */
const LONGEST_ADDRESS = 200;

/** Returns a text as a QR code that is read with 15 % of it covered. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return { size: rows.length, path };
}

/** Returns the code of a link's address, which a camera needs in full; null for one that no camera could read. */
export function qrCodeOfLink(href: string): QrCode | null {
  const url = href === '' ? null : URL.parse(href, embedSettings().PUBLIC_URL);
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isPage && url.href.length <= LONGEST_ADDRESS ? qrCode(url.href) : null;
}
