import { useState } from 'react';
import { useRequest } from '#src/features/request/use-request.ts';
import { requestOneTimeCode, validateOneTimeCode } from '#src/services/tracker.ts';
import type { ApplicationTrackerProps } from './ApplicationTracker.widget.ts';
import { sentText } from './lookup-text.ts';
import { CODE, STATUS, subjectOf, type TrackerView } from './tracker-view.ts';
import { useApproval } from './use-approval.ts';
import { useLookup } from './use-lookup.ts';

type TrackerInput = Pick<ApplicationTrackerProps, 'data' | 'page' | 'phrases'>;

/** Returns what the tracker shows and what a visitor can do. */
export function useTracker({ data, page, phrases }: TrackerInput) {
  const { language } = page;
  const status = useLookup({ data, page });
  const [view, setView] = useState<TrackerView>(STATUS);
  const sending = useRequest();
  const verifying = useRequest();
  const { application } = status;

  const openContract = async (): Promise<void> => {
    setView(CODE);
    const general = phrases['Tracke-genral-error'];
    const subject = application && subjectOf(application);
    if (!subject || subject.cic === '' || subject.dn === '') return void setView({ ...CODE, notSent: general });
    const result = await sending.run((signal) => requestOneTimeCode(subject, { language, signal }));
    if (!result || result.ok) return;
    const { failure: failed } = result;
    setView({ ...CODE, notSent: failed.kind === 'Unexpected' ? general : sentText(failed, general) });
  };

  const verify = async (otp: string): Promise<void> => {
    if (!application || verifying.pending) return;
    const entered = { ...subjectOf(application), type: application.ActionType ?? 0, otp };
    const result = await verifying.run((signal) => validateOneTimeCode(entered, { language, signal }));
    if (!result) return;
    if (result.ok) return void setView({ step: 'contract', contract: result.value, approvalFailed: false });
    const general = phrases['Tracker-Something-went-wrong'];
    setView({ ...CODE, error: result.failure.kind === 'Unexpected' ? general : sentText(result.failure, general) });
  };

  const goBack = (hasEnded = false): void => {
    sending.cancel();
    verifying.cancel();
    // The status from before the approval still asks for it.
    if (view.step === 'contract' && view.contract.ApprovalStatus) void status.load(status.requestNumber);
    setView({ step: 'status', hasEnded });
  };

  return {
    ...{ view, status, openContract, verify, goBack },
    isVerifying: verifying.pending,
    setCodeError: (error: string) => setView({ ...CODE, error }),
    approval: useApproval({ view, setView, goBack, language }),
  };
}

export type Tracker = ReturnType<typeof useTracker>;
