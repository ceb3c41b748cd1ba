import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { loadApplication } from '#src/services/tracker.server.ts';
import { requestOneTimeCode, validateOneTimeCode } from '#src/services/tracker.ts';
import { fixtures } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { hydrateExample } from './hydrate-example.ts';
import { sampleApplication } from './sample-tracker.ts';

export const visitor = userEvent.setup();

/** The application as the site sends it before its code was right. */
export const sealed = {
  ...sampleApplication,
  CustomerName: 'نورة******عي',
  CICNumber: 'sealed-cic',
  DossierNumber: 'sealed-dn',
  CIC: 'sealed-cic',
  ContractDocument: [],
};

export const refused = (code: string, message = '') => failure({ kind: 'refused' as const, code, message });

/** Gives each test of a file, which mocks the services of the tracker, a bank where everything succeeds. */
export function mockTrackerBank(): void {
  beforeEach(() => {
    vi.mocked(loadApplication).mockResolvedValue(success(sealed));
    vi.mocked(requestOneTimeCode).mockResolvedValue(success({}));
    vi.mocked(validateOneTimeCode).mockResolvedValue(success(sampleApplication));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
  });
}

export const title = () => screen.getByRole('heading', { level: 1 });
export const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'tracker_code' });
export const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
export const open = (r = 'RK-1') => hydrateExample(fixtures.full, 'ar', r === '' ? {} : { r });
export const openContract = () => visitor.click(screen.getByRole('link', { name: 'tracker_view_contract' }));

/** Opens the contract with a right code. */
export async function verified(contract: Partial<typeof sampleApplication> = {}): Promise<void> {
  vi.mocked(validateOneTimeCode).mockResolvedValue(success({ ...sampleApplication, ...contract }));
  await open();
  await openContract();
  await visitor.type(code(), '4071');
  await press('tracker_verify');
  await waitFor(() => expect(title().textContent).toBe('tracker_contract_title'));
}
