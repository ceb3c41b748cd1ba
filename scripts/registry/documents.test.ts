import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { browserDocuments, browserDocumentsOf } from './documents.ts';

const namesIn = (source: string): string[] => [...source.matchAll(/^ {2}(\w+): '/gm)].map(([, name = '']) => name);

it('lists a query allowed in browsers by the hash of its text', () => {
  const source = browserDocumentsOf({ open: { text: 'query Open { site }', allowedInBrowser: true } });
  expect(source).toContain(`  open: '${createHash('sha256').update('query Open { site }').digest('hex')}',`);
});

it('leaves out a query without the mark', () => {
  const source = browserDocumentsOf({
    first: { text: 'query First { site }' },
    open: { text: 'query Open { site }', allowedInBrowser: true },
    last: { text: 'query Last { site }' },
  });
  expect(namesIn(source)).toEqual(['open']);
});

it('lists the documents of this site for browsers alone', async () => {
  expect(namesIn(await browserDocuments())).toEqual(['siteSearch']);
});
