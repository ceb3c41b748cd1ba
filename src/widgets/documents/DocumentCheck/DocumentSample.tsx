import { formatNumber } from '#src/i18n/numbers.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import type { DocumentCheckProps } from './DocumentCheck.widget.ts';

/** A reference of no document. */
const SAMPLE = [8804, 127, 730];

/** Squares of a drawing that looks like a QR code, by row. */
const SQUARES = ['1110111', '1010101', '1110111', '0001000', '1110110', '1010011', '1110101'];

/** Renders a drawing of a document that shows where its reference is. */
export const DocumentSample = ({ phrases, page }: Pick<DocumentCheckProps, 'phrases' | 'page'>) => (
  <figure className="document-sample">
    <div aria-hidden="true">
      <Star className="size-7 bg-primary" />
      <i />
      <i />
      <i />
      <div>
        <svg viewBox="0 0 7 7">
          {SQUARES.flatMap((row, y) =>
            Array.from(row).flatMap((dark, x) =>
              dark === '1' ? [<rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" />] : [],
            ),
          )}
        </svg>
        <p>
          <span>{phrases.document_sample_label}</span>
          <bdi>{SAMPLE.map((part) => formatNumber(part, page.language).replace(/[,٬]/g, '')).join('')}</bdi>
        </p>
      </div>
    </div>
    <figcaption>{phrases.document_sample}</figcaption>
  </figure>
);
