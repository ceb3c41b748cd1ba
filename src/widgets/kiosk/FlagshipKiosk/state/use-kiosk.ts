import { useEffect, useState, useSyncExternalStore } from 'react';
import { KIOSK_TOKEN_RENEWAL_MS } from '#src/config/timings/kiosk.ts';
import { Kiosk, type KioskView } from './kiosk.ts';

/** Returns the kiosk with its current view; starts it on mount and renews its token while it waits for a visitor. */
export function useKiosk(settings: ConstructorParameters<typeof Kiosk>[0]): KioskView & { readonly kiosk: Kiosk } {
  const [kiosk] = useState(() => new Kiosk(settings));
  const view = useSyncExternalStore(kiosk.subscribe, kiosk.view, kiosk.view);
  useEffect(() => void kiosk.start(), [kiosk]);
  const isWaiting = view.state.isValidated && view.state.step === 0 && !view.isTokenExpired;
  useEffect(() => {
    if (!isWaiting) return;
    const renewal = setInterval(() => void kiosk.renewToken(), KIOSK_TOKEN_RENEWAL_MS);
    return () => clearInterval(renewal);
  }, [kiosk, isWaiting]);
  return { ...view, kiosk };
}
