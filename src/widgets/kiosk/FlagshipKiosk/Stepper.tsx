import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { KioskPhrases } from './phrases.ts';

/** Stages after the choice of a language. */
const STAGES = ['photo', 'identity', 'service', 'ticket'] as const;

export type Stage = (typeof STAGES)[number];

interface StepperProps {
  readonly stage: Stage;
  readonly language: Language;
  readonly phrases: KioskPhrases;
}

/** Renders the visitor's progress as a list of stages, each a star. */
export function Stepper({ stage, language, phrases }: StepperProps) {
  const current = STAGES.indexOf(stage);
  return (
    <ol aria-label={phrases.kiosk_steps} className="kiosk-steps">
      {STAGES.map((one, index) => (
        <li key={one} {...(index === current && { 'aria-current': 'step' as const })}>
          <span className="relative grid size-10 flex-none place-items-center font-label text-text-2">
            <Star className={classes('absolute inset-0', groundOf(index - current))} />
            {index < current ? (
              <Icon name="check" className="relative" />
            ) : (
              <span aria-hidden="true" className="relative text-ink-900">
                {formatNumber(index + 1, language)}
              </span>
            )}
          </span>
          <span data-label>
            {phrases[`kiosk_step_${one}`]}
            {index < current && <VisuallyHidden> ({phrases.kiosk_step_done})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const groundOf = (stagesAhead: number): string => {
  if (stagesAhead < 0) return 'bg-teal-200';
  return stagesAhead === 0 ? 'bg-saffron-500' : 'bg-sand-200';
};
