import type { Language } from '#sitecore/definitions/language.ts';
import { directionOf, LANGUAGE_NAMES, LANGUAGES, otherLanguage } from '#src/i18n/language.ts';
import type { StepProps } from './step-props.ts';
import { KioskChoice } from './KioskChoice.tsx';
import { StepHead } from './StepHead.tsx';

/** Renders the choice of a language, worded in both languages. */
export function LanguageStep({ titleId, kiosk, state, phrases }: StepProps) {
  const other = otherLanguage(state.lang);
  return (
    <div className="mx-auto w-full max-w-[56rem] text-center">
      <StepHead
        id={titleId}
        title={phrases.kiosk_welcome}
        lead={
          <>
            {phrases.kiosk_choose_language}
            <span lang={other} dir={directionOf(other)} className="block">
              {phrases.kiosk_choose_language_other}
            </span>
          </>
        }
      />
      <div className="my-8 grid gap-5 sm:grid-cols-2">
        {LANGUAGES.map((language: Language) => (
          <KioskChoice
            key={language}
            lang={language}
            icon="globe"
            disabled={!state.isValidated}
            onChoose={() => kiosk.chooseLanguage(language)}
          >
            {LANGUAGE_NAMES[language]}
          </KioskChoice>
        ))}
      </div>
    </div>
  );
}
