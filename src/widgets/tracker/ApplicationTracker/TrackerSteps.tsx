import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { TrackerPhrases } from './phrases.ts';
import type { TrackerView } from './tracker-view.ts';

const STEPS = ['status', 'code', 'contract'] as const satisfies readonly TrackerView['step'][];

interface TrackerStepsProps {
  readonly step: TrackerView['step'];
  readonly language: Language;
  readonly phrases: TrackerPhrases;
}

/** Renders the way to the contract as a list of three steps. */
export function TrackerSteps({ step, language, phrases }: TrackerStepsProps) {
  const current = STEPS.indexOf(step);
  return (
    <ol aria-label={phrases.tracker_steps} className="tracker-steps">
      {STEPS.map((one, index) => (
        <li
          key={one}
          className={stateOf(index - current)}
          {...(index === current && { 'aria-current': 'step' as const })}
        >
          <span className="tracker-star">
            <Star className="absolute inset-0" />
            {index < current ? (
              <Icon name="check" className="relative" />
            ) : (
              <span aria-hidden="true" className="relative">
                {formatNumber(index + 1, language)}
              </span>
            )}
          </span>
          <span>
            {phrases[`tracker_step_${one}`]}
            {index < current && <VisuallyHidden> ({phrases.tracker_step_done})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const stateOf = (ahead: number): string => {
  if (ahead < 0) return 'is-done';
  return ahead === 0 ? 'is-now' : 'is-ahead';
};
