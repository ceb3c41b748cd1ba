import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from '#src/i18n/language.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { ComparedCard, CompareCardsProps } from './CompareCards.widget.ts';
import type { Removal } from './use-card-slots.ts';

interface RemovalNoticeProps extends Pick<CompareCardsProps, 'phrases'> {
  readonly removal: Removal | undefined;
  readonly cards: readonly ComparedCard[];
  readonly language: Language;
  readonly onUndo: () => void;
}

/** Announces which cards a removal took out of the comparison, and offers to put all of them back. */
export function RemovalNotice({ removal, cards, phrases, language, onUndo }: RemovalNoticeProps) {
  const names = (removal?.cards ?? []).flatMap((id) => cards.find((card) => card.id === id)?.title.value ?? []);
  const list = new Intl.ListFormat(INTL_TAGS[language]).format(names);
  const phrase = removal?.isUndone ? phrases.compare_restored : phrases.compare_removed;
  return (
    <div className="mt-4 flex min-h-control-sm flex-wrap items-center gap-x-4 text-sm print:hidden">
      {/* Screen readers announce only what comes into an element that was there before. */}
      <p role="status">{removal && fill(phrase, { cards: list })}</p>
      {removal && !removal.isUndone && (
        <Button kind="soft" size="sm" onClick={onUndo}>
          {phrases.compare_undo}
        </Button>
      )}
    </div>
  );
}
