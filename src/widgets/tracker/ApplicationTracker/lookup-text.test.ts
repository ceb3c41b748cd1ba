import { expect, it } from 'vitest';
import { phrasesOf } from '#src/i18n/phrase.ts';
import { lookupText, sentText } from './lookup-text.ts';
import { TRACKER_PHRASES } from './phrases.ts';

const refused = (code: string, message = '') => ({ kind: 'refused', code, message }) as const;
const phrases = phrasesOf({ 'Tracker-404': 'غير موجود', 'Tracke-genral-error': 'خطأ عام' }, TRACKER_PHRASES);

it('a failed lookup has the translation of its code, and the general text without one', () => {
  expect(lookupText(refused('404'), phrases)).toBe('غير موجود');
  expect(lookupText(refused('429'), phrases)).toBe('خطأ عام');
  expect(lookupText(refused('17', 'words of the bank'), phrases)).toBe('خطأ عام');
  expect(lookupText({ kind: 'sessionEnded' }, phrases)).toBe('خطأ عام');
});

it('without a network it has the error’s own message', () => {
  expect(lookupText({ kind: 'network', message: 'Failed to fetch' }, phrases)).toBe('Failed to fetch');
  expect(lookupText({ kind: 'network', message: '' }, phrases)).toBe('خطأ عام');
});

it('a code that was not sent or is not right has the bank’s message, else a text of the site', () => {
  expect(sentText(refused('429', 'انتظر'), 'خطأ')).toBe('انتظر');
  expect(sentText(refused('500'), 'خطأ')).toBe('خطأ');
  expect(sentText({ kind: 'network', message: 'Failed to fetch' }, 'خطأ')).toBe('خطأ');
});
