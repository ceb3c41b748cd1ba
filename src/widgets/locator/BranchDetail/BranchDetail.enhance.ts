import { dayStatus, riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { statusText } from '#src/features/locator/place-texts.ts';
import { languageOf } from '#src/i18n/language.ts';
import { writtenPhrases } from '#src/i18n/written-phrases.ts';

/** Dictionary keys of the texts of the status. */
const STATUS_PHRASES = ['locator_always', 'locator_closed', 'locator_open_until'] as const;

/** Marks today in Riyadh, and shows if the branch is open; outside of its hours it is closed. */
export function enhance(root: HTMLElement): void {
  const now = riyadhMoment(Date.now());
  const today = root.querySelector<HTMLElement>(`[data-day="${now.day}"]`);
  const badge = root.querySelector<HTMLElement>('[data-branch-status]');
  if (!today || !badge) return;
  today.dataset.now = '';
  for (const label of today.querySelectorAll<HTMLElement>('[data-today]')) label.hidden = false;
  const found = dayStatus(today.dataset.hours ?? '', now);
  const status = found.kind === 'open' && found.until === null ? { kind: 'closed' as const } : found;
  const phrases = writtenPhrases(badge.dataset.phrases, STATUS_PHRASES);
  badge.dataset.status = status.kind;
  badge.replaceChildren(statusText(status, phrases, languageOf(document.documentElement.lang)));
}
