import type { Language } from '#sitecore/definitions/language.ts';
import { success } from '#sitecore/contracts/result.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import { approve } from '#src/services/tracker.ts';
import { subjectOf, type TrackerView } from './tracker-view.ts';

interface ApprovalInput {
  readonly view: TrackerView;
  readonly setView: (view: TrackerView) => void;
  readonly goBack: (hasEnded: boolean) => void;
  readonly language: Language;
}

/** Returns the approval of the contract in view; one that fails can be tried again. */
export function useApproval({ view, setView, goBack, language }: ApprovalInput) {
  const { pending, run } = useRequest();
  return {
    isApproving: pending,
    approve: async (): Promise<void> => {
      if (view.step !== 'contract' || pending) return;
      const { contract } = view;
      // Not aborted: the bank may have approved already.
      const result = await run(async () => success(await approve(subjectOf(contract), { language })));
      if (!result) return;
      const approval = result.ok ? result.value : 'failed';
      if (approval === 'sessionEnded') return void goBack(true);
      const ApprovalStatus = approval === 'approved';
      setView({ ...view, contract: { ...contract, ApprovalStatus }, approvalFailed: !ApprovalStatus });
    },
  };
}
