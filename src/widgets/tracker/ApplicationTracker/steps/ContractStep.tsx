import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Application } from '#sitecore/contracts/tracker.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { awaitsApproval, isOverdue } from '../application-view.ts';
import type { ApplicationTrackerProps } from '../ApplicationTracker.widget.ts';
import { TrackerNotice } from '../TrackerNotice.tsx';
import { ContractFiles } from './ContractFiles.tsx';

interface ContractStepProps extends Pick<ApplicationTrackerProps, 'phrases' | 'page'> {
  readonly contract: Application;
  readonly approvalFailed: boolean;
  readonly isApproving: boolean;
  readonly isEnding: boolean;
  readonly onApprove: () => void;
  readonly onVerifyAgain: () => void;
  /** `hasEnded`: the session has. */
  readonly onBack: (hasEnded?: boolean) => void;
}

/** Renders the files of a contract and, where there is one to give, its approval. */
export function ContractStep({ isEnding, onVerifyAgain, ...props }: ContractStepProps) {
  const { phrases, contract, page, onBack } = props;
  const hasFiles = contract.ContractDocument.length > 0;
  const approved = useFocusOnceApproved(contract.ApprovalStatus);
  return (
    <section className="tracker-panel tracker-contract" aria-label={phrases.tracker_contract_title}>
      {isEnding && (
        <TrackerNotice kind="warning" title={phrases.tracker_ending} text={phrases.tracker_ending_help}>
          <Button kind="line" size="sm" onClick={onVerifyAgain}>
            {phrases.tracker_verify_again}
          </Button>
        </TrackerNotice>
      )}
      {contract.ApprovalStatus && (
        <TrackerNotice
          ref={approved}
          kind="success"
          title={phrases.tracker_approved}
          text={phrases.tracker_approved_help}
        />
      )}
      {hasFiles ? (
        <ContractFiles contract={contract} phrases={phrases} page={page} onEnd={() => onBack(true)} />
      ) : (
        <div className="tracker-empty">
          <EmptyIllustration />
          <Heading level={2} size="xl">
            {phrases['Tracker-No-contract']}
          </Heading>
          <p>{phrases.tracker_empty_help}</p>
        </div>
      )}
      <Acts {...props} />
    </section>
  );
}

/** Returns the ref of the notice of an approval: one that is given here gets the focus, since its button goes. */
function useFocusOnceApproved(isApproved: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  const wasApproved = useRef(isApproved);
  useEffect(() => {
    if (isApproved && !wasApproved.current) notice.current?.focus();
    wasApproved.current = isApproved;
  }, [isApproved]);
  return notice;
}

function Acts({
  phrases,
  page,
  contract,
  approvalFailed,
  isApproving,
  onApprove,
  onBack,
}: Omit<ContractStepProps, 'isEnding' | 'onVerifyAgain'>) {
  const { ContractDocument } = contract;
  const [today] = useState(() => riyadhDay(new Date()));
  // Nobody approves what cannot be read.
  const isPending = awaitsApproval(contract) && ContractDocument.length > 0;
  const isLate = isPending && isOverdue(contract, today);
  const canApprove = isPending && !isLate;
  const back = (
    <Button kind={canApprove ? 'text' : 'line'} iconStart="prev" onClick={() => onBack()}>
      {phrases['Tracker-Go-Back']}
    </Button>
  );
  if (isLate)
    return (
      <>
        <Overdue contract={contract} phrases={phrases} page={page} />
        <div>{back}</div>
      </>
    );
  if (!canApprove) return <div>{back}</div>;
  return (
    <div className="tracker-approve">
      <div>
        <Heading level={2} size="lg">
          {phrases.tracker_approve_title}
        </Heading>
        <p>{phrases.tracker_approve_text}</p>
        <div role="alert">
          {approvalFailed && <p className="tracker-approve-error">{phrases['Error-during-approval']}</p>}
        </div>
      </div>
      <div className="tracker-acts">
        <Button kind="accent" busy={isApproving} disabled={isApproving} onClick={onApprove}>
          {phrases.tracker_approve}
        </Button>
        {back}
      </div>
    </div>
  );
}

/** Renders why a contract can no longer be approved. */
const Overdue = ({ contract, phrases, page }: Pick<ContractStepProps, 'contract' | 'phrases' | 'page'>) => (
  <TrackerNotice
    kind="warning"
    title={phrases.tracker_overdue}
    text={fill(phrases.tracker_overdue_help, { date: formatDayOrError(contract.ExpirationDate, page.language) })}
  />
);
