import type { QrCode } from './qr-code.ts';

interface QrImageProps {
  readonly code: QrCode;
  /** Text alternative. */
  readonly label: string;
  readonly className: string;
}

/** Renders a QR code. */
export const QrImage = ({ code: { size, path }, label, className }: QrImageProps) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className={className}>
    <path d={path} />
  </svg>
);
