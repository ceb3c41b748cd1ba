import { openingStatus, riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { STATUS_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { statusText } from '#src/features/locator/place-texts.ts';
import { languageOf } from '#src/i18n/language.ts';
import { writtenPhrases } from '#src/i18n/written-phrases.ts';

/** Marks today in Riyadh, and shows if the branch is open, or when it opens. */
export function enhance(root: HTMLElement): void {
  const now = riyadhMoment(Date.now());
  const today = root.querySelector<HTMLElement>(`[data-day="${now.day}"]`);
  const badge = root.querySelector<HTMLElement>('[data-branch-status]');
  if (!today || !badge) return;
  today.dataset.now = '';
  for (const label of today.querySelectorAll<HTMLElement>('[data-today]')) label.hidden = false;
  const { phrases: written, working = '', friday = '', saturday = '' } = badge.dataset;
  const status = openingStatus({ working, friday, saturday }, now);
  const phrases = writtenPhrases(written, STATUS_PHRASES);
  badge.dataset.status = status.kind;
  badge.replaceChildren(statusText(status, phrases, languageOf(document.documentElement.lang)));
}
