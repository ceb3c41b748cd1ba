/** Idle time before the kiosk shows its warning. */
export const KIOSK_IDLE_MS = 60_000;

/** Time from the warning to the reset of the kiosk; WCAG 2.2.1 requires at least 20 s. */
export const KIOSK_WARNING_MS = 30_000;

/** Interval at which an idle kiosk renews its token, which is valid for 15 minutes. */
export const KIOSK_TOKEN_RENEWAL_MS = 300_000;
