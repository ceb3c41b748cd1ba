import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { stagesOf } from '../application-view.ts';
import type { TrackerPhrases } from '../phrases.ts';

interface StagesProps {
  readonly stages: Application['TrackerIndexList'];
  readonly phrases: TrackerPhrases;
  readonly language: Language;
}

/** Renders the stages of an application as a line of stars: those with a day are reached. */
export const Stages = ({ stages, phrases, language }: StagesProps) =>
  stages.length > 0 && (
    <section className="tracker-stages" aria-label={phrases.tracker_stages}>
      <ol>
        {stagesOf(stages).map(({ Status, Date: day, state }, index) => (
          <li key={index} className={`is-${state}`} {...(state === 'now' && { 'aria-current': 'step' as const })}>
            <span className="tracker-star">
              <Star className="absolute inset-0" />
              {state === 'done' ? (
                <Icon name="check" className="relative" />
              ) : (
                <span aria-hidden="true" className="relative">
                  {formatNumber(index + 1, language)}
                </span>
              )}
            </span>
            <span>
              <b>{Status}</b>
              <small>
                {day === '' ? (
                  phrases.tracker_pending
                ) : (
                  <>
                    <VisuallyHidden>{phrases.tracker_reached} </VisuallyHidden>
                    {formatDayOrError(day, language)}
                  </>
                )}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
