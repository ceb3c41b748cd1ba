import type { Language } from '#sitecore/definitions/language.ts';
import { openingStatus, riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import type { Place } from '#src/domain/locator/place.ts';
import { HOUR_ROWS, hourRows, rowOfDay } from '#src/features/locator/hour-rows.ts';
import type { PanelTexts } from '#src/features/locator/locator-phrases.ts';
import { addressText, directionsUrl, hoursText, statusText } from '#src/features/locator/place-texts.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { localDigits } from '#src/i18n/integers.ts';
import { phoneTag, telephoneHref } from '#sitecore/rules/telephone.ts';

/** Fills the part of the chosen place with another: its hours with today's row marked, its opening status, its links. */
export function fillChosen(root: HTMLElement, place: Place, { phrases, language }: PanelTexts): void {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  part('title')?.replaceChildren(place.title);
  part('address')?.replaceChildren(addressText(place, language));
  part('directions')?.setAttribute('href', directionsUrl(place));
  fillPhone(part('phone'), place.phone, language);
  link(part('page'), place.path === '' ? '' : localizeHref(place.path, language));
  const now = riyadhMoment(Date.now());
  const rows = hourRows(place);
  for (const name of HOUR_ROWS) {
    const row = part(`hours=${name}`);
    const hours = rows[name];
    if (!row) continue;
    row.hidden = hours === undefined;
    row.toggleAttribute('data-now', !row.hidden && (name === 'always' || name === rowOfDay(now.day)));
    const text = hours === '' ? phrases.locator_closed : hoursText(hours ?? '', phrases, language);
    row.querySelector('bdi')?.replaceChildren(text);
  }
  const status = openingStatus(ownHours(place), now);
  const badge = part('chosen-status');
  if (badge) badge.dataset.status = status.kind;
  badge?.replaceChildren(statusText(status, phrases, language));
}

function link(element: HTMLElement | null, href: string): void {
  if (!element) return;
  element.hidden = href === '';
  element.setAttribute('href', href);
}

/** Shows a telephone text, with a link where it has a number. */
function fillPhone(element: HTMLElement | null, phone: string, language: Language): void {
  if (!element) return;
  const href = telephoneHref(phone);
  element.hidden = phone === '';
  if (href === undefined) element.removeAttribute('href');
  else element.setAttribute('href', href);
  const text = document.createElement(phoneTag(phone));
  if (text.localName === 'bdo') text.dir = 'ltr';
  text.append(localDigits(phone, language));
  element.querySelector('bdi, bdo')?.replaceWith(text);
}
