import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { TrackerPhrases } from '../phrases.ts';

interface HistoryProps {
  /** The latest first. */
  readonly updates: readonly Application['ApplicationHistoryList'][number][];
  readonly phrases: TrackerPhrases;
  readonly language: Language;
}

/** Renders what the bank has told about an application. */
export const History = ({ updates, phrases, language }: HistoryProps) =>
  updates.length > 0 && (
    <section className="tracker-history">
      <div>
        <Heading level={2} size="2xl">
          {phrases.tracker_history}
        </Heading>
        <p>{phrases.tracker_newest_first}</p>
      </div>
      <ol>
        {updates.map(({ UpdatedDate, Status, Clarification }, index) => (
          <li key={index}>
            <time dateTime={UpdatedDate}>{formatDayOrError(UpdatedDate, language)}</time>
            <div>
              <h3>{Status}</h3>
              <p>{Clarification}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
