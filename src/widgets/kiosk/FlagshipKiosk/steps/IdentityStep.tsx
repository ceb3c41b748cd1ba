import type { Segment } from '#sitecore/rules/kiosk-identity.ts';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { ChoiceContent } from './KioskChoice.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

const SEGMENTS = [
  { segment: 'customer', icon: 'card' },
  { segment: 'guest', icon: 'user' },
  { segment: 'corporate', icon: 'briefcase' },
] as const satisfies readonly { readonly segment: Segment; readonly icon: IconName }[];

/** Renders the identification of the visitor: the choice of a segment, then its form. */
export function IdentityStep(props: StepProps) {
  const { titleId, kiosk, state, phrases } = props;
  const goBack = () => {
    kiosk.goBack();
    document.getElementById(titleId)?.focus();
  };
  return (
    <div>
      <StepHead id={titleId} title={phrases.kiosk_identity_title} lead={phrases.kiosk_identity_lead} />
      <fieldset className="my-6">
        <legend className="sr-only">{phrases.kiosk_segment}</legend>
        <div className="grid gap-4 lg:grid-cols-3 lg:gap-5">
          {SEGMENTS.map(({ segment, icon }) => (
            <label key={segment} className="kiosk-choice">
              <input
                type="radio"
                name={`${titleId}-segment`}
                value={segment}
                checked={segment === state.Segment}
                onChange={() => kiosk.chooseSegment(segment)}
                className="absolute -inset-0.5 cursor-[inherit] appearance-none rounded-[inherit]"
              />
              <ChoiceContent icon={icon} about={phrases[`kiosk_${segment}_about`]}>
                {phrases[`kiosk_${segment}`]}
              </ChoiceContent>
            </label>
          ))}
        </div>
      </fieldset>
      {state.Segment && <IdentityForm {...props} segment={state.Segment} onBack={goBack} />}
    </div>
  );
}
