// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'zod/mini';
import { locations } from '#sitecore/contracts/locations.ts';
import { type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { branchPage } from '#sitecore/definitions/templates/branch.ts';
import type { Content } from '#sitecore/platform/content/content.ts';
import { loadContent } from '#sitecore/platform/content/load.ts';
import { authoredEntries } from '#sitecore/platform/services/authored-items.ts';
import { authoredBranches } from '#sitecore/platform/services/locations/branches.ts';
import { riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { showStatuses } from '#src/features/locator/fill-card.ts';
import { BROWSER_PHRASES, PANEL_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { placesOf } from '#src/services/location-view.ts';
import { branchHours } from '#src/widgets/locator/BranchDetail/branch-hours.ts';
import { enhance as enhancePage } from '#src/widgets/locator/BranchDetail/BranchDetail.enhance.ts';
import { fillChosen } from '#src/widgets/locator/BranchPanel/fill-chosen.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { DEMO } from '../running-platform.ts';

let content: Content;

beforeAll(async () => {
  content = await loadContent(DEMO);
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const placesIn = (language: Language) =>
  placesOf(parse(locations.response, { data: [...authoredBranches(content, language)] }).data, language);

const spaced = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

/** Returns the list's words and note of a place at a moment. */
function inList(place: Place, moment: number, language: Language): readonly (string | undefined)[] {
  document.body.innerHTML = '<p><span data-status></span><span data-note></span></p>';
  const badge = document.querySelector<HTMLElement>('[data-status]');
  if (badge) Object.assign(badge.dataset, ownHours(place));
  const phrases = phrasesIn(language, BROWSER_PHRASES);
  showStatuses(document, riyadhMoment(moment), { phrases, language });
  return [...document.querySelectorAll('span')].map(({ textContent }) => spaced(textContent));
}

/** Returns the status of a place in the branch panel at a moment. */
function inPanel(place: Place, moment: number, language: Language): string | undefined {
  vi.setSystemTime(moment);
  document.body.innerHTML = '<span data-chosen-status></span>';
  fillChosen(document.body, place, { phrases: phrasesIn(language, PANEL_PHRASES), language });
  return spaced(document.body.textContent);
}

type Fields = Parameters<typeof branchHours>[0];

/** Returns the status on the page of a branch at a moment. */
function onPage(fields: Fields, moment: number, language: Language): string | undefined {
  vi.setSystemTime(moment);
  document.documentElement.lang = language;
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => `<p data-day="${day}"></p>`);
  document.body.innerHTML = `<span data-branch-status></span>${days.join('')}`;
  const badge = document.querySelector<HTMLElement>('[data-branch-status]');
  const phrases = JSON.stringify(phrasesIn(language, PANEL_PHRASES));
  if (badge) Object.assign(badge.dataset, branchHours(fields), { phrases });
  enhancePage(document.body);
  return spaced(badge?.textContent);
}

/** Sunday 22 November 2026 in Riyadh is day 0. */
const at = (day: number, time: string) => Date.parse(`2026-11-${22 + day}T${time}:00+03:00`);

const TIMES = [
  '00:00',
  '09:29',
  '09:30',
  '12:00',
  '13:37',
  '15:29',
  '15:30',
  '16:00',
  '16:29',
  '16:30',
  '20:59',
  '21:00',
];
const ALL_MOMENTS = [0, 3, 4, 5, 6].flatMap((day) => TIMES.map((time) => [day, time] as const));
const SOME_MOMENTS = [
  [0, '16:00'],
  [6, '13:37'],
] as const;

/** Tells if hours as the bank writes them have a time. */
const has = (hours: string, time: string): boolean => {
  const [opens = '', closes = ''] = hours.split(' - ');
  return time >= opens && time < closes;
};

describe.each(LANGUAGES)('the opening status of every branch in %s', (language) => {
  it('agrees in the list, in the panel and on the page, with the hours of its data', () => {
    const places = placesIn(language);
    const entries = new Map(authoredEntries(content, branchPage, language).map(({ name, fields }) => [name, fields]));
    expect(places.length).toBeGreaterThanOrEqual(230);
    const { locator_open_until: until, locator_closed: closed } = phrasesIn(language, PANEL_PHRASES);
    const seen = new Set<string>();
    for (const place of places) {
      const fields = entries.get(place.id);
      if (!fields) throw new Error(`${place.id} has no page`);
      const { WorkingDaysHours, LadiesWorkingDaysHours, FridayWorkingHours, SaturdayWorkingHours } = fields;
      const working = (fields.IsLadies && LadiesWorkingDaysHours.value) || WorkingDaysHours.value;
      const [friday, saturday] = [FridayWorkingHours.value, SaturdayWorkingHours.value];
      const data = `${fields.IsLadies} ${working} ${friday} ${saturday}`;
      // Each branch at two times, the first with its hours at all of them.
      const moments = seen.has(data) ? SOME_MOMENTS : ALL_MOMENTS;
      seen.add(data);
      for (const [day, time] of moments) {
        const name = `${place.id} on day ${day} at ${time}`;
        const moment = at(day, time);
        const status = inPanel(place, moment, language) ?? '';
        expect(onPage(fields, moment, language), name).toBe(status);
        const isOpen = has([working, friday, saturday][Math.max(0, day - 4)] ?? '', time);
        expect(status, name).toMatch(isOpen ? new RegExp(`^${until} `) : new RegExp(`^${closed}[،,] `));
        const [words = '', note = ''] = inList(place, moment, language);
        expect(words, name).toBe(day > 4 ? closed : isOpen ? status : until);
        // The note says the same as panel and page, as far as the words do not.
        const rest = isOpen ? status : status.slice(closed.length + 2);
        expect(words === status ? rest : note, name).toContain(rest);
      }
    }
    expect(seen.size).toBe(3);
  });
});

it.each([
  ['riyadh-olaya', 0, '09:00', 'Open until + now closed, opens today at 9:30 am', 'Closed, opens today at 9:30 am'],
  ['riyadh-olaya', 0, '12:00', 'Open until 4:30 pm + ', 'Open until 4:30 pm'],
  [
    'riyadh-olaya',
    3,
    '20:00',
    'Open until + now closed, opens Thursday at 9:30 am',
    'Closed, opens Thursday at 9:30 am',
  ],
  ['riyadh-olaya', 4, '20:00', 'Open until + now closed, opens Sunday at 9:30 am', 'Closed, opens Sunday at 9:30 am'],
  ['riyadh-olaya', 6, '13:37', 'Closed + opens Sunday at 9:30 am', 'Closed, opens Sunday at 9:30 am'],
  ['MALL', 4, '20:00', 'Open until + now closed, opens Friday at 4:00 pm', 'Closed, opens Friday at 4:00 pm'],
  ['MALL', 5, '12:00', 'Closed + opens today at 4:00 pm', 'Closed, opens today at 4:00 pm'],
  ['MALL', 5, '22:00', 'Closed + opens Saturday at 10:00 am', 'Closed, opens Saturday at 10:00 am'],
  ['MALL', 6, '13:37', 'Closed + weekend hours: Open until 4:00 pm', 'Open until 4:00 pm'],
  ['LADIES', 0, '15:00', 'Open until 3:30 pm + ', 'Open until 3:30 pm'],
  ['LADIES', 0, '15:30', 'Open until + now closed, opens Monday at 9:30 am', 'Closed, opens Monday at 9:30 am'],
])('%s on day %i at %s is "%s" in the list', (id, day, time, listed, shown) => {
  const place = placesIn('en').find(
    (known) => known.id === id || (id === 'MALL' && known.hours.saturday !== '') || (id === 'LADIES' && known.isLadies),
  );
  if (!place) throw new Error(`no ${id}`);
  expect(inList(place, at(day, time), 'en').join(' + ')).toBe(listed);
  expect(inPanel(place, at(day, time), 'en')).toBe(shown);
});

it.each([
  [0, '09:00', 'مفتوح حتى + مغلق الآن، يفتح اليوم الساعة ٩:٣٠ ص', 'مغلق، يفتح اليوم الساعة ٩:٣٠ ص'],
  [4, '20:00', 'مفتوح حتى + مغلق الآن، يفتح الجمعة الساعة ٤:٠٠ م', 'مغلق، يفتح الجمعة الساعة ٤:٠٠ م'],
  [6, '13:37', 'مغلق + مواعيد نهاية الأسبوع: مفتوح حتى ٤:٠٠ م', 'مفتوح حتى ٤:٠٠ م'],
  [6, '18:00', 'مغلق + يفتح الأحد الساعة ٩:٣٠ ص', 'مغلق، يفتح الأحد الساعة ٩:٣٠ ص'],
])('a branch in a mall on day %i at %s is "%s" in the Arabic list', (day, time, listed, shown) => {
  const place = placesIn('ar').find(({ hours }) => hours.saturday !== '');
  if (!place) throw new Error('no branch in a mall');
  expect(inList(place, at(day, time), 'ar').join(' + ')).toBe(listed);
  expect(inPanel(place, at(day, time), 'ar')).toBe(shown);
});
