import { useEffect, useRef } from 'react';
import type { KioskState } from './state/kiosk-state.ts';
import { IdentityStep } from './steps/IdentityStep.tsx';
import { KioskStop } from './KioskError.tsx';
import { LanguageStep } from './steps/LanguageStep.tsx';
import { PhotoStep } from './steps/PhotoStep.tsx';
import { ServiceStep } from './steps/ServiceStep.tsx';
import type { Stage } from './Stepper.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TicketStep } from './steps/TicketStep.tsx';
import type { KioskView } from './state/kiosk.ts';
import type { ReactNode } from 'react';

/** What the screen shows: what keeps it from working, a choice of languages, or a stage of the way to the ticket. */
export type VisibleStep = 'stopped' | 'expired' | 'language' | Stage;

/** What a state looks like. An expired token and, after it, what the screen lacks stand in the place of every step. */
export function visibleStepOf({ state, isTokenExpired }: KioskView): VisibleStep {
  if (isTokenExpired) return 'expired';
  if (state.validateMsg !== '') return 'stopped';
  switch (state.step) {
    case 0:
      return 'language';
    case 1:
      return 'photo';
    case 2:
    case 3:
      return state.customerData ? 'service' : 'identity';
    case 4:
      return 'ticket';
  }
}

interface KioskFlowProps extends StepProps {
  readonly visibleStep: VisibleStep;
  readonly branch: ReactNode;
}

/** The step that the visitor is at; when another begins, reading goes on from its heading. */
export function KioskFlow({ visibleStep, branch, ...step }: KioskFlowProps) {
  const { titleId, state, phrases } = step;
  const last = useRef(visibleStep);
  useEffect(() => {
    if (last.current === visibleStep) return;
    last.current = visibleStep;
    document.getElementById(titleId)?.focus();
  }, [visibleStep, titleId]);
  switch (visibleStep) {
    case 'stopped':
      return <KioskStop id={titleId} message={messageOf(state, phrases)} />;
    case 'expired':
      return <KioskStop id={titleId} message={phrases.token_expired} reloadLabel={phrases.kiosk_refresh} />;
    case 'language':
      return <LanguageStep {...step} />;
    case 'photo':
      return <PhotoStep {...step} />;
    case 'identity':
      return <IdentityStep {...step} />;
    case 'service':
      return <ServiceStep {...step} />;
    case 'ticket':
      return state.jsticket && <TicketStep {...step} ticket={state.jsticket} branch={branch} />;
  }
}

const messageOf = ({ validateMsg }: KioskState, phrases: StepProps['phrases']): string =>
  validateMsg === '' ? '' : phrases[validateMsg];
