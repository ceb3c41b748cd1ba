import { useState } from 'react';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { KioskChoice } from './KioskChoice.tsx';
import { KioskError } from '../KioskError.tsx';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step-props.ts';

/** Renders the services of the branch as buttons. */
export function ServiceStep({ titleId, kiosk, state, phrases }: StepProps) {
  const [chosen, setChosen] = useState('');
  const services = readServices(state.customerData?.jsservice ?? '') ?? [];
  return (
    <div>
      <StepHead
        id={titleId}
        title={phrases.kiosk_services_title}
        lead={services.length > 0 ? phrases.kiosk_services_lead : phrases.kiosk_no_services}
      />
      {state.jsticketError && (
        <KioskError message={state.jsticketErrorMsg || phrases.kiosk_ticket_failed} phrases={phrases} />
      )}
      <ul className="my-8 grid gap-4 lg:grid-cols-3 lg:gap-5">
        {services.map(({ Id, Name }) => (
          <li key={Id} className="grid">
            <KioskChoice
              icon="ticket"
              disabled={state.jsticketLoading}
              busy={state.jsticketLoading && Id === chosen}
              onChoose={() => {
                setChosen(Id);
                void kiosk.chooseService(Id);
              }}
            >
              <span dir="auto">{Name}</span>
            </KioskChoice>
          </li>
        ))}
      </ul>
      <Button kind="line" iconStart="prev" onClick={() => kiosk.goBack()}>
        {phrases.kiosk_back}
      </Button>
    </div>
  );
}
