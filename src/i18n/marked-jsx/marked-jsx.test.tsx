import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { withTextRules } from './mark-children.ts';

const rendered = (language: Language | undefined, node: () => ReactNode) =>
  withTextRules(language, () => renderToStaticMarkup(<Late render={node} />));

/** Creates its elements while React renders it, as a view does. */
const Late = ({ render }: { readonly render: () => ReactNode }) => render();

const amount = (text: string) => `<bdi dir="rtl">${text}</bdi>`;

const RIYAL = '<span class="riyal" role="img" aria-label="ريال سعودي">ريال</span>';

describe('text that React renders', () => {
  it('is marked by the rules of the language, in elements and fragments, alone and beside others', () => {
    expect(rendered('ar', () => <p>٥ ريال</p>)).toBe(`<p><span>${amount(`٥ ${RIYAL}`)}</span></p>`);
    expect(rendered('ar', () => <>٥ ريال</>)).toBe(`<span>${amount(`٥ ${RIYAL}`)}</span>`);
    expect(rendered('ar', () => <p>{7} ريال</p>)).toBe(`<p>7<span> ${RIYAL}</span></p>`);
    expect(rendered('ar', () => <p>{['أ', 'ب ريال']}</p>)).toBe(`<p>أ<span>ب ${RIYAL}</span></p>`);
    expect(rendered('en', () => <p>+966112345678, 5%</p>)).toBe('<p>+966112345678, 5%</p>');
    expect(rendered('en', () => <p>SAR 5</p>)).toContain('aria-label="Saudi riyal">SAR</span> 5');
  });

  it('stays as written where no language is set, in excluded elements and in attributes', () => {
    expect(rendered(undefined, () => <p>٥ ريال</p>)).toBe('<p>٥ ريال</p>');
    const excluded = () => (
      <div title="٥ ريال">
        <span className="a no-phone">ريال</span>
        <code>SAR</code>
        <textarea defaultValue="ريال" />
        <select>
          <option>ريال</option>
        </select>
        <svg>
          <text>ريال</text>
        </svg>
        <p contentEditable="true" suppressContentEditableWarning>
          ريال
        </p>
      </div>
    );
    expect(rendered('ar', excluded)).toBe(rendered(undefined, excluded));
  });

  it('is marked only while its rendering runs', () => {
    expect(() =>
      rendered('ar', () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(renderToStaticMarkup(<p>ريال</p>)).toBe('<p>ريال</p>');
  });
});
