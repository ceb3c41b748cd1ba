import type { Language } from '#sitecore/definitions/language.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { LANGUAGE_NAMES, otherLanguage } from '#src/i18n/language.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { FlagshipKioskProps } from './FlagshipKiosk.widget.ts';
import { IdleWarning } from './IdleWarning.tsx';
import { KioskFlow, type VisibleStep, visibleStepOf } from './KioskFlow.tsx';
import { KioskLayout, NeedsScript } from './KioskLayout.tsx';
import type { Kiosk } from './state/kiosk.ts';
import { useKiosk } from './state/use-kiosk.ts';
import { type Stage, Stepper } from './Stepper.tsx';
import { useIdle } from './use-idle.ts';

/** Renders the kiosk of a flagship branch; it resets when its visitor is done or leaves. */
export function FlagshipKiosk({ uid, fields, params, phrases, page }: FlagshipKioskProps) {
  const { BranchID, CameraIdentifier } = params;
  const { language, servicesHost: host } = page;
  const { kiosk, ...view } = useKiosk({ lang: language, BranchID, CameraIdentifier, host });
  const { state } = view;
  const visibleStep = visibleStepOf(view);
  const startOver = () => (visibleStep === 'expired' ? location.reload() : kiosk.finish());
  const { secondsLeft, stay } = useIdle(isStage(visibleStep) || visibleStep === 'expired', startOver);
  const id = `kiosk-${uid}`;
  return (
    <KioskLayout
      progress={isStage(visibleStep) && <Stepper stage={visibleStep} language={language} phrases={phrases} />}
      action={
        // Another language is another document, which has no ticket.
        isStage(visibleStep) && visibleStep !== 'ticket' ? (
          <OtherLanguage language={language} kiosk={kiosk} />
        ) : undefined
      }
    >
      <NeedsScript phrases={phrases} />
      <div className="noscript:hidden">
        <KioskFlow
          visibleStep={visibleStep}
          titleId={`${id}-title`}
          kiosk={kiosk}
          state={state}
          phrases={phrases}
          branch={isShown(fields.BranchName) ? <Text field={fields.BranchName} /> : state.BranchID}
        />
      </div>
      <IdleWarning
        id={`${id}-idle`}
        secondsLeft={secondsLeft}
        language={language}
        phrases={phrases}
        onStay={stay}
        onLeave={startOver}
      />
    </KioskLayout>
  );
}

function OtherLanguage({ language, kiosk }: { readonly language: Language; readonly kiosk: Kiosk }) {
  const other = otherLanguage(language);
  return (
    <Button kind="line" size="sm" lang={other} onClick={() => kiosk.chooseLanguage(other)}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}

/** Parts that are no stage of the way to the ticket. */
const OTHER_PARTS: readonly VisibleStep[] = ['stopped', 'expired', 'enrolment', 'language'];

const isStage = (step: VisibleStep): step is Stage => !OTHER_PARTS.includes(step);
