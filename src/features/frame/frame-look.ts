import type { CSSProperties } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { parseColour } from '#src/cms/fields/colour.ts';

/** Fields with which an author styles a frame. */
type FrameStyles = Readonly<
  Record<'width' | 'minHeight' | 'border' | 'borderRadius' | 'overflow' | 'marginBottom', TextValue>
>;

const LENGTH = /^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%|vw|vh|dvh)$/;
const BORDER = /^(\d{1,2}px) (solid|dashed|dotted|double) (.+)$/;
const OVERFLOWS = ['hidden', 'auto', 'scroll', 'visible', 'clip'] as const;

/** Returns the CSS of a frame's box. What is no single valid value is left out, since it could carry other properties. */
export function frameLook(fields: FrameStyles): CSSProperties {
  const overflow = OVERFLOWS.find((one) => one === fields.overflow.value.trim());
  return {
    // Never wider than its place.
    ...property('inlineSize', within(length(fields.width.value))),
    ...property('minBlockSize', length(fields.minHeight.value)),
    ...property('border', border(fields.border.value)),
    ...property('borderRadius', length(fields.borderRadius.value)),
    ...property('marginBlockEnd', length(fields.marginBottom.value)),
    ...(overflow && { overflow }),
  };
}

const property = (name: keyof CSSProperties, value: string): CSSProperties => (value === '' ? {} : { [name]: value });

const within = (width: string): string => (width === '' ? '' : `min(${width}, 100%)`);

/** Returns a length; a number alone counts pixels. */
function length(typed: string): string {
  const value = typed.trim().toLowerCase();
  if (/^\d{1,4}$/.test(value)) return value === '0' ? '0' : `${value}px`;
  return LENGTH.test(value) ? value : '';
}

function border(typed: string): string {
  const value = typed.trim();
  if (value === 'none' || value === '0') return 'none';
  const [, width, style, colour = ''] = BORDER.exec(value) ?? [];
  const parsed = parseColour(colour);
  return width === undefined || parsed === '' ? '' : `${width} ${style} ${parsed}`;
}
