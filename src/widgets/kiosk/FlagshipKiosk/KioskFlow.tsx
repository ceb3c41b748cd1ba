import { type ReactNode, useEffect, useRef } from 'react';
import type { KioskState } from './state/kiosk-state.ts';
import { EnrolmentStep } from './steps/EnrolmentStep.tsx';
import { IdentityStep } from './steps/IdentityStep.tsx';
import { KioskStop } from './KioskError.tsx';
import { LanguageStep } from './steps/LanguageStep.tsx';
import { PhotoStep } from './steps/PhotoStep.tsx';
import { ServiceStep } from './steps/ServiceStep.tsx';
import type { Stage } from './Stepper.tsx';
import type { StepProps } from './steps/step-props.ts';
import { TicketStep } from './steps/TicketStep.tsx';
import type { KioskView } from './state/kiosk.ts';

/** Visible part of the kiosk: an error that stops it, the enrolment by staff, the choice of a language, or a stage of the way to the ticket. */
export type VisibleStep = 'stopped' | 'expired' | 'enrolment' | 'language' | Stage;

/** Returns the visible part for a state; an expired token, then missing settings, then a missing enrolment take precedence over every step. */
export function visibleStepOf({ state, isTokenExpired, isEnrolled }: KioskView): VisibleStep {
  if (isTokenExpired) return 'expired';
  if (state.validateMsg !== '') return 'stopped';
  if (!isEnrolled) return 'enrolment';
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

/** Renders the visitor's current step; a new step moves the focus to its heading. */
export function KioskFlow({ visibleStep, branch, ...step }: KioskFlowProps) {
  const { titleId, state, phrases } = step;
  const focusedStep = useRef(visibleStep);
  useEffect(() => {
    if (focusedStep.current === visibleStep) return;
    focusedStep.current = visibleStep;
    document.getElementById(titleId)?.focus();
  }, [visibleStep, titleId]);
  switch (visibleStep) {
    case 'stopped':
      return <KioskStop id={titleId} message={messageOf(state, phrases)} />;
    case 'expired':
      return <KioskStop id={titleId} message={phrases.token_expired} reloadLabel={phrases.kiosk_refresh} />;
    case 'enrolment':
      return <EnrolmentStep {...step} />;
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
