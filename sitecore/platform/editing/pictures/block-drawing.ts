import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { listedTemplates } from '../structure/default-values.ts';

const INK = '#0b5a54';
const SOFT = '#bfe0dc';
const SAND = '#d9cdb8';

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}"/>`;

const hasPicture = (template: AnyTemplate | undefined): boolean =>
  Object.values(template?.fields ?? {}).some(({ kind }) => kind === 'image');

/** Draws the outline of a rendering from its definition, as an SVG of 160 × 90. */
export function blockDrawing({ name, datasource, placeholders }: Rendering): string {
  const parts = [...heading(datasource), ...bodyOf({ name, datasource, placeholders })];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90">${box(0, 0, 160, 90, '#fafaf8')}${parts.join('')}</svg>`;
}

function heading(template: AnyTemplate | undefined): string[] {
  return template && 'Title' in template.fields ? [box(50, 8, 60, 6, INK)] : [];
}

function bodyOf({ name, datasource, placeholders }: Pick<Rendering, 'name' | 'datasource' | 'placeholders'>): string[] {
  const [entry] = datasource ? listedTemplates(datasource) : [];
  if (name.includes('Calculator'))
    return [1, 2, 3]
      .flatMap((row) => [box(12, row * 20, 70, 5, SAND), box(12, row * 20 + 7, 70, 3, SOFT)])
      .concat(box(94, 20, 54, 56, INK));
  if (placeholders.length > 0)
    return [0, 1, 2]
      .map((tab) => box(12 + tab * 30, 22, 26, 7, tab === 0 ? INK : SAND))
      .concat(box(12, 34, 136, 46, SOFT));
  if (entry && hasPicture(entry))
    return [0, 1, 2].flatMap((card) => [
      box(12 + card * 47, 24, 42, 32, SOFT),
      box(12 + card * 47, 60, 32, 5, INK),
      box(12 + card * 47, 69, 40, 3, SAND),
    ]);
  if (entry)
    return [0, 1, 2, 3].flatMap((row) => [box(12, 24 + row * 15, 110, 6, SAND), box(138, 24 + row * 15, 8, 6, INK)]);
  if (hasPicture(datasource))
    return [
      box(12, 26, 56, 7, INK),
      box(12, 40, 60, 4, SAND),
      box(12, 48, 50, 4, SAND),
      box(12, 60, 30, 10, INK),
      box(92, 22, 56, 56, SOFT),
    ];
  return [0, 1, 2, 3, 4].map((row) => box(12, 24 + row * 12, row === 4 ? 80 : 136, 5, SAND));
}
