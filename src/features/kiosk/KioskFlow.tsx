import { useEffect, useRef } from 'react';
import type { KioskState } from './kiosk-state.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { KioskStop } from './KioskError.tsx';
import { LanguageStep } from './LanguageStep.tsx';
import { PhotoStep } from './PhotoStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import type { Stage } from './Stepper.tsx';
import type { StepProps } from './step-props.ts';
import { TicketStep } from './TicketStep.tsx';
import type { KioskView } from './kiosk.ts';
import type { ReactNode } from 'react';

/** What the screen shows: what keeps it from working, a choice of languages, or a stage of the way to the ticket. */
export type Shown = 'stopped' | 'expired' | 'language' | Stage;

/** What a state looks like. An expired token and, after it, what the screen lacks stand in the place of every step. */
export function shownOf({ state, isTokenExpired }: KioskView): Shown {
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
  readonly shown: Shown;
  readonly branch: ReactNode;
}

/** The step that the visitor is at; when another begins, reading goes on from its heading. */
export function KioskFlow({ shown, branch, ...step }: KioskFlowProps) {
  const { titleId, state, phrases } = step;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    document.getElementById(titleId)?.focus();
  }, [shown, titleId]);
  switch (shown) {
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
