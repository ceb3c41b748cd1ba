// @alone: starts programs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderDocument } from '#sitecore/platform/services/documents/render-document.ts';
import { contractContent, contractFileName } from '#sitecore/platform/services/tracker/contract-kinds.ts';
import { CONTRACT_KINDS } from '#sitecore/platform/services/tracker/contract-texts.ts';
import { buildApplication } from '#sitecore/platform/store/seeds/build-application.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { requireEngine } from '#tests/support/engines.ts';

const { application } = buildApplication({
  ...({ requestNumber: 'RK-FILES', stage: 4, actionType: 1, expiresIn: 9 } as const),
  today: riyadhDay(new Date('2026-11-23T09:00:00Z')),
});

const pdftotext = requireEngine('pdftotext');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rukn-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['ar', 'en'] as const)('the files of a contract in %s', (language) => {
  it.each(Object.keys(CONTRACT_KINDS))('are tagged documents of their language with our fonts only: %s', (kind) => {
    const pdf = Buffer.from(renderDocument(contractContent(kind, application, language)));
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/);
    expect(text).toMatch(new RegExp(`/Lang\\s*\\(${language}\\)`));
    expect(text).toContain('pdfuaid:part');
    const fonts = [...text.matchAll(/\/FontName\s*\/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name ?? '');
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^Rukn/);
    expect(contractFileName(kind, language)).toMatch(/^[^\s]+\.pdf$/);
  });

  it.skipIf(pdftotext === undefined)('have text that pdftotext gives back in its order, with numbers of pages', () => {
    const file = join(folder, `${language}.pdf`);
    writeFileSync(file, renderDocument(contractContent('schedule', application, language)));
    const text = execFileSync(pdftotext ?? '', [file, '-'])
      .toString()
      .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/g, '');
    const expected = {
      ar: ['جدول السداد', 'نورة السبيعي', 'القسط'],
      en: ['Repayment schedule', 'Noura Alsubaie', 'Instalment'],
    }[language];
    const places = expected.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(language === 'ar' ? /الصفحة/ : /Page 1 of 1/);
  });
});
