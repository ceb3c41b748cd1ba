// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Islands } from '#src/cms/hydration/island.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { PAGE_DATA_ID, readPageData } from '../client/page-data.ts';
import { jsonInScript } from '../json-in-script.ts';
import { sentPageData } from './sent-page-data.ts';

const PAGE: PageFacts = { language: 'ar', path: '/personal', state: 'normal', servicesHost: '' };

const viewOf = (uid: string, props: object) => ({
  slots: ['tab-1'],
  props: { uid, page: PAGE, fields: {}, params: {}, phrases: {}, query: {}, data: null, ...props },
});

const ISLANDS: Islands = {
  tabs: { widget: 'Tabs', client: 'visible' },
  empty: { widget: 'Search', client: 'interaction', view: viewOf('empty', {}) },
  full: {
    widget: 'Calculator',
    client: 'load',
    view: viewOf('full', { fields: { Title: '<b>' }, phrases: { close: 'إغلاق' }, query: { tab: '1' }, data: [] }),
  },
};

const sentAsText = (islands: Islands, preview = false) => jsonInScript(sentPageData(islands, preview));

const readBack = (json: string) => {
  document.body.innerHTML = `<script id="${PAGE_DATA_ID}" type="application/json">${json}</script>`;
  return readPageData();
};

it('sends what all views of a page share once, and nothing of a view that is empty or the key of its island', () => {
  const { islands, page } = sentPageData(ISLANDS, false);
  expect(page).toEqual(PAGE);
  expect(islands.empty?.view).toEqual({ slots: ['tab-1'], props: {} });
  expect(Object.keys(islands.full?.view?.props ?? {})).toEqual(['fields', 'phrases', 'query', 'data']);
});

it.each([true, false])('restores in the browser what the server rendered with, as a preview: %s', (preview) => {
  expect(readBack(sentAsText(ISLANDS, preview))).toEqual({ islands: ISLANDS, preview });
});

it('sends no facts of a page without views', () => {
  const islands: Islands = { tabs: { widget: 'Tabs', client: 'visible' } };
  expect(sentAsText(islands)).toBe('{"islands":{"tabs":{"widget":"Tabs","client":"visible"}},"preview":false}');
  expect(readBack(sentAsText(islands))).toEqual({ islands, preview: false });
});
