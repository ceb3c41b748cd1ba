import { isProtectionTested } from '#src/config/env.ts';

/** Whether the overlay watches the window at all. */
export interface ProtectionTestData {
  readonly isOn: boolean;
}

/** Reads the configuration when a page is generated. */
export const staticProps = (): Promise<ProtectionTestData> => Promise.resolve({ isOn: isProtectionTested() });
