import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { LANGUAGE_NAMES, otherLanguage } from '#src/i18n/language.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import type { Kiosk } from './state/kiosk.ts';
import { KioskFlow, type VisibleStep, visibleStepOf } from './KioskFlow.tsx';
import { KioskLayout, NeedsScript } from './KioskLayout.tsx';
import { type Stage, Stepper } from './Stepper.tsx';
import { useIdle } from './use-idle.ts';
import { useKiosk } from './state/use-kiosk.ts';
import type { KioskPhrases } from './phrases.ts';

interface KioskScreenProps {
  readonly uid: string;
  readonly fields: { readonly BranchName: TextValue };
  readonly phrases: KioskPhrases;
  readonly page: Pick<PageFacts, 'language' | 'servicesHost'>;
  readonly branchId: string;
  readonly cameraIdentifier: string;
}

/** The queue screen of a branch, which forgets its visitor when they are done or gone. */
export function KioskScreen({ uid, fields, phrases, page, branchId, cameraIdentifier }: KioskScreenProps) {
  const { language, servicesHost } = page;
  const settings = { lang: language, BranchID: branchId, CameraIdentifier: cameraIdentifier, host: servicesHost };
  const { kiosk, ...view } = useKiosk(settings);
  const { state } = view;
  const shown = visibleStepOf(view);
  const startOver = () => (shown === 'expired' ? location.reload() : kiosk.finish());
  const { secondsLeft, stay } = useIdle(shown !== 'language' && shown !== 'stopped', startOver);
  const id = `kiosk-${uid}`;
  return (
    <KioskLayout
      progress={isStage(shown) && <Stepper stage={shown} language={language} phrases={phrases} />}
      action={
        // Another language is another document, which knows of no ticket.
        isStage(shown) && shown !== 'ticket' ? <OtherLanguage language={language} kiosk={kiosk} /> : undefined
      }
    >
      <NeedsScript phrases={phrases} />
      <div className="noscript:hidden">
        <KioskFlow
          visibleStep={shown}
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

const isStage = (shown: VisibleStep): shown is Stage =>
  shown !== 'stopped' && shown !== 'expired' && shown !== 'language';
