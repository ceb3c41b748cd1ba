// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#sitecore/definitions/language.ts';
import { MAY_MATCH_RULE } from '#src/i18n/may-match-rule.ts';
import { splitByRules } from '#src/i18n/text-rules.ts';
import { rewriteHtml } from './authored-html.ts';

const phone = (number: string) => `<bdo class="phone" dir="ltr">${number}</bdo>`;
const percent = (number: string) => `<bdi class="percent" dir="ltr">${number}</bdi>`;

/** Returns the text of HTML, each riyal sign as ⟨its name⟩. */
function readAloud(markup: string): string {
  document.body.innerHTML = markup;
  for (const sign of document.querySelectorAll('[role=img]'))
    sign.replaceWith(`⟨${sign.getAttribute('aria-label') ?? ''}⟩`);
  return document.body.textContent;
}

describe('telephone numbers', () => {
  it.each([
    ['اتصل على +966112345678 الآن', '+966112345678'],
    ['من خارج المملكة: +966 800 123 4567.', '+966 800 123 4567'],
    ['+٩٦٦ ١١-٢٣٤-٥٦٧٨', '+٩٦٦ ١١-٢٣٤-٥٦٧٨'],
    ['+1 234', '+1 234'],
  ])('TEXT-03 LANG-09 are marked left to right on Arabic pages, the plus first: %s', (text, number) => {
    expect(rewriteHtml(`<p>${text}</p>`, 'ar')).toBe(`<p>${text.replace(number, phone(number))}</p>`);
    document.body.innerHTML = rewriteHtml(`<p>${text}</p>`, 'ar');
    expect(document.querySelector<HTMLElement>('.phone[dir=ltr]')?.textContent).toBe(number);
    expect(document.body.textContent).toBe(text);
    expect(rewriteHtml(rewriteHtml(`<p>${text}</p>`, 'ar'), 'ar')).toBe(rewriteHtml(`<p>${text}</p>`, 'ar'));
  });

  it.each(['0112345678', '+12', '+966  800  123', '+9661234567890123456789', '5+966', 'أ + 966'])(
    'do not include %s',
    (text) => {
      expect(rewriteHtml(text, 'ar')).toBe(text);
    },
  );

  it('TEXT-04 are not marked on English pages', () => {
    const text = '<p>Call +966112345678 or +966 800 123 4567, up 5%.</p>';
    expect(rewriteHtml(text, 'en')).toBe(text);
    expect(rewriteHtml(text, 'ar')).not.toBe(text);
  });
});

describe('excluded areas', () => {
  it('TEXT-05 LANG-12 editors, inputs, code, scripts, styles and marked elements keep phones and currency as they are', () => {
    const text = '+966112345678 ريال SAR 5%';
    const areas = [
      `<input value="${text}">`,
      `<textarea>${text}</textarea>`,
      `<select><option>${text}</option></select>`,
      `<code>${text}</code>`,
      `<pre>${text} <b>${text}</b></pre>`,
      `<script>if (a < b) "${text}</b>"</script>`,
      `<style>${text}</style>`,
      `<div class="a no-phone">${text}<br><div>${text}</div>${text}</div>`,
      `<span class="phone">${text}</span>`,
      `<p contenteditable="true">${text}</p>`,
      `<span class="scWebEditInput">${text}</span>`,
    ];
    for (const area of areas) {
      expect(rewriteHtml(area, 'ar'), area).toBe(area);
      const beside = rewriteHtml(`<p>${text}</p>${area}<p>${text}</p>`, 'ar');
      expect(beside, area).toContain(area);
      expect(beside.split(phone('+966112345678')), area).toHaveLength(3);
    }
  });

  it('include attributes and comments', () => {
    const markup = '<!-- SAR 5 --><a title="5% SAR" href="tel:+966112345678" aria-label="ريال">x</a>';
    expect(rewriteHtml(markup, 'ar')).toBe(markup);
  });
});

describe('the riyal', () => {
  it('becomes an icon with its name for SAR, the word and the section sign, as whole words, in both languages', () => {
    expect(readAloud(rewriteHtml('<td>SAR 20,000</td><td>§ 5</td><p>٥ ريال</p>', 'en'))).toBe(
      '⟨Saudi riyal⟩ 20,000⟨Saudi riyal⟩ 5٥ ⟨Saudi riyal⟩',
    );
    expect(readAloud(rewriteHtml('<p>٥٬٠٠٠ ريال، SAR و§</p>', 'ar'))).toBe(
      '٥٬٠٠٠ ⟨ريال سعودي⟩، ⟨ريال سعودي⟩ و⟨ريال سعودي⟩',
    );
    expect(readAloud(rewriteHtml('١٢ ريال سعودي.', 'ar'))).toBe('١٢ ⟨ريال سعودي⟩.');
    for (const text of ['ريالاً', 'الريال', 'ريالات', 'رِيال', 'SARs', 'CAESAR', 'sar', 'riyals'])
      expect(rewriteHtml(text, 'ar'), text).toBe(text);
  });

  it('keeps its word as text, which a section sign gets', () => {
    const riyal = (name: string, word: string) => `<span class="riyal" role="img" aria-label="${name}">${word}</span>`;
    expect(rewriteHtml('من ريال', 'ar')).toBe(`من ${riyal('ريال سعودي', 'ريال')}`);
    expect(rewriteHtml('من §', 'ar')).toBe(`من ${riyal('ريال سعودي', 'ريال')}`);
  });

  it('is in one element with the figure beside it, which stays on its line', () => {
    const amounts = (markup: string, of: Language) => {
      document.body.innerHTML = rewriteHtml(markup, of);
      return [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    };
    expect(amounts('من ١٬٢٠٠٫٥٠ ريال إلى ٣٠٠٠ ريال سعودي، أو ٥ و7 §.', 'ar')).toEqual([
      '١٬٢٠٠٫٥٠ ريال',
      '٣٠٠٠ ريال سعودي',
      '7 ريال',
    ]);
    expect(amounts('SAR 1,200. From SAR 5, 7 or SAR 9%, SAR each', 'en')).toEqual(['SAR 1,200', 'SAR 5']);
  });

  it('is found in a text with entities, which stay text', () => {
    expect(rewriteHtml('<p>A&amp;B &lt;b&gt; SAR &amp;amp; 5</p>', 'en')).toMatch(
      /^<p>A&amp;B &lt;b&gt; <span .*>SAR<\/span> &amp;amp; 5<\/p>$/,
    );
  });
});

describe('a percent', () => {
  it.each([
    ['نسبة 5% سنوياً', '5'],
    ['(1,250.5%)', '1,250.5'],
    ['تراجع -2%', '-2'],
    ['5٪ من المبلغ', '5'],
  ])('keeps its text, its number isolated in Western digits on Arabic pages: %s', (text, number) => {
    expect(rewriteHtml(text, 'ar')).toBe(text.replace(number, percent(number)));
    expect(rewriteHtml(text, 'en')).toBe(text);
    expect(rewriteHtml(rewriteHtml(text, 'ar'), 'ar')).toBe(rewriteHtml(text, 'ar'));
  });

  it.each(['%5', 'a%20b', '50%25', '% 5', '٣٫٢٥٪ من المبلغ', '٥%'])(
    'is not marked in %s, which is none, has its sign in front, or Arabic digits',
    (text) => {
      expect(rewriteHtml(text, 'ar')).toBe(text);
    },
  );
});

describe('rewriteHtml', () => {
  const word = fc.constantFrom(
    '+966 800 123 4567',
    '5%',
    '٪',
    '٧٪',
    'SAR',
    'ريال',
    '§',
    ' ',
    'نص',
    'x',
    '+',
    '12',
    '-',
    '&amp;',
    '<',
    '>',
  );
  const textOf = (part: fc.Arbitrary<string>) => fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  const text = textOf(fc.oneof(word, fc.string({ maxLength: 4 })));
  const escaped = text.map((raw) => raw.replace(/[<>]/g, ' '));
  const area = fc.constantFrom('code', 'pre', 'textarea', 'script', 'select');
  const element = fc.oneof(
    escaped,
    escaped.map((inner) => `<p class="a">${inner}<br/>${inner}</p>`),
    escaped.map((inner) => `<div><span>${inner}</span>${inner}</div>`),
    fc.tuple(area, escaped).map(([name, inner]) => `<${name}>${inner}</${name}>`),
    escaped.map((inner) => `<div class="no-phone"><p>${inner}</p></div>`),
    escaped.map((inner) => `<input value="${inner.replaceAll('"', '')}"/>`),
  );
  const page = fc.array(element, { maxLength: 6 }).map((parts) => parts.join(''));
  const language = fc.constantFrom<Language>('ar', 'en');
  const shareOf = (cases: readonly boolean[]) => cases.filter(Boolean).length / cases.length;

  it('changes nothing when it runs a second time', () => {
    fc.assert(
      fc.property(page, language, (markup, of) => {
        const once = rewriteHtml(markup, of);
        expect(rewriteHtml(once, of)).toBe(once);
      }),
    );
  });

  it('marks only text that MAY_MATCH_RULE matches', () => {
    const marked: boolean[] = [];
    fc.assert(
      fc.property(text, language, (written, of) => {
        marked.push(splitByRules(written, of).some((piece) => typeof piece !== 'string'));
        if (marked.at(-1)) expect(written).toMatch(MAY_MATCH_RULE);
      }),
    );
    expect(shareOf(marked)).toBeGreaterThan(0.05);
  });

  it('keeps excluded areas and every tag', () => {
    const alone = 'code, pre, textarea, script, style, select, .no-phone, input';
    const areasOf = (markup: string) => {
      document.body.innerHTML = markup;
      return [...document.querySelectorAll(alone)].map((one) => one.outerHTML);
    };
    const tagsOf = (markup: string) => {
      document.body.innerHTML = markup;
      for (const part of document.querySelectorAll('bdi, .riyal, .phone, .figures')) part.remove();
      return [...document.body.querySelectorAll('*')].map(({ tagName }) => tagName);
    };
    const marked: boolean[] = [];
    fc.assert(
      fc.property(page, language, (markup, of) => {
        const written = rewriteHtml(markup, of);
        marked.push(written !== markup);
        expect(areasOf(written)).toEqual(areasOf(markup));
        expect(tagsOf(written)).toEqual(tagsOf(markup));
      }),
    );
    expect(shareOf(marked)).toBeGreaterThan(0.1);
  });

  it('takes time linear in the length', () => {
    const ofLength = (length: number) => ['+1 2-3 ', '<', '5', ' -1.'].map((piece) => piece.repeat(length)).join('');
    const cpuTimeOf = (markups: readonly string[]) => {
      const before = process.cpuUsage();
      for (const markup of markups) rewriteHtml(markup, 'ar');
      return process.cpuUsage(before).user;
    };
    const short = cpuTimeOf(Array<string>(16).fill(ofLength(16_000)));
    const long = cpuTimeOf([ofLength(16 * 16_000)]);
    // The same amount of text: time quadratic in the length would make the long one take sixteen times as much.
    expect(long / short).toBeLessThan(4);
  });
});

describe('frames of tables', () => {
  const table = '<table><tr><td>1</td></tr></table>';

  it.each([
    ['the heading above it', `<h2>Fees <b>abroad</b></h2><p>…</p>${table}`, 'Fees abroad'],
    ['its caption', `<h2>Fees</h2>${table.replace('<tr>', '<caption> By  card </caption><tr>')}`, 'By card'],
  ])('have the name of %s', (_, markup, name) => {
    document.body.innerHTML = rewriteHtml(markup, 'en');
    const frame = document.querySelector('.table-frame');
    expect([frame?.role, frame?.ariaLabel, frame?.getAttribute('tabindex')]).toEqual(['group', name, '0']);
  });

  it('have neither a role nor a name without both', () => {
    document.body.innerHTML = rewriteHtml(table, 'en');
    expect(document.querySelector('.table-frame')?.getAttributeNames()).toEqual(['class', 'tabindex']);
  });
});
