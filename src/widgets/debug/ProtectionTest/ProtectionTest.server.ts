import { isProtectionTested } from '#src/config/env.ts';

/** Server data of the overlay. */
export interface ProtectionTestData {
  /** True when the configuration enables the overlay. */
  readonly isOn: boolean;
}

/** Returns the configuration at the time the page is generated. */
export const staticProps = (): Promise<ProtectionTestData> => Promise.resolve({ isOn: isProtectionTested() });
