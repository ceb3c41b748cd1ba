import { forgottenKeys } from '#src/features/form/form-query.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { REQUEST_NUMBER } from './application-tracker-data.ts';
import type { ApplicationTrackerProps } from './ApplicationTracker.widget.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { ContractStep } from './steps/ContractStep.tsx';
import { StatusError } from './steps/StatusError.tsx';
import { StatusLoading } from './steps/StatusLoading.tsx';
import { StatusStep } from './steps/StatusStep.tsx';
import { TrackerNotice } from './TrackerNotice.tsx';
import { TrackerSteps } from './TrackerSteps.tsx';
import { type Tracker, useTracker } from './use-tracker.ts';
import { useLookupText } from './use-lookup-text.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useStepFocus } from './use-step-focus.ts';

/** Codes of lookups whose number may be wrong. */
const WRONG_NUMBER: readonly string[] = ['400', '404'];

interface StepProps extends ApplicationTrackerProps {
  readonly tracker: Tracker;
}

/** Renders the tracker: the status is the server's, code and contract follow in the browser. */
export function ApplicationTracker(props: ApplicationTrackerProps) {
  const { phrases, page } = props;
  const tracker = useTracker(props);
  const { view, status, openContract, goBack } = tracker;
  const ref = useStepFocus(view.step, shownIn(tracker));
  return (
    <Wrap>
      <span {...forgottenKeys([REQUEST_NUMBER])} />
      <div ref={ref} className="tracker-page">
        <p role="status" className="sr-only">
          {status.isLoading && phrases.tracker_loading}
        </p>
        {view.step === 'status' && <Status {...props} tracker={tracker} />}
        {view.step === 'code' && (
          <>
            <TrackerSteps step="code" language={page.language} phrases={phrases} />
            <CodeStep
              {...props}
              notSent={view.notSent}
              error={view.error}
              isVerifying={tracker.isVerifying}
              onError={tracker.setCodeError}
              onVerify={(code) => void tracker.verify(code)}
              onBack={() => goBack()}
            />
          </>
        )}
        {view.step === 'contract' && (
          <Contract {...props} tracker={tracker} onVerifyAgain={() => void openContract()} />
        )}
      </div>
    </Wrap>
  );
}

/** Returns what is shown in a word that changes with it. */
function shownIn({ view, status }: Tracker): string {
  if (view.step !== 'status') return view.step;
  if (status.isLoading) return 'loading';
  return status.lookup?.ok === true ? 'found' : 'failed';
}

function Status({ tracker, ...props }: StepProps) {
  const { status, view, openContract } = tracker;
  const { phrases } = props;
  const { lookup, application, requestNumber, load } = status;
  const failed = lookup?.ok === false ? lookup.failure : undefined;
  const text = useLookupText(failed, { phrases, language: props.page.language });
  if (status.isLoading) return <StatusLoading phrases={phrases} />;
  if (!application)
    return (
      <StatusError
        {...props}
        {...(text !== undefined && { text })}
        isCorrectable={failed?.kind === 'refused' && WRONG_NUMBER.includes(failed.code)}
        requestNumber={requestNumber}
        onLoad={(number) => void load(number)}
      />
    );
  return (
    <>
      {view.step === 'status' && view.hasEnded && (
        <TrackerNotice kind="warning" title={phrases.tracker_ended} text={phrases.tracker_ended_help} />
      )}
      <StatusStep {...props} application={application} onOpen={() => void openContract()} />
    </>
  );
}

interface ContractProps extends StepProps {
  readonly onVerifyAgain: () => void;
}

function Contract({ tracker, phrases, page, onVerifyAgain }: ContractProps) {
  const { view, approval, goBack } = tracker;
  const isEnding = useSessionEnd(goBack);
  if (view.step !== 'contract') return null;
  return (
    <>
      <div className="tracker-contract-head">
        <h1 data-title="" tabIndex={-1}>
          {phrases.tracker_contract_title}
        </h1>
        <TrackerSteps step="contract" language={page.language} phrases={phrases} />
      </div>
      <ContractStep
        {...{ phrases, page, isEnding, onVerifyAgain }}
        contract={view.contract}
        approvalFailed={view.approvalFailed}
        isApproving={approval.isApproving}
        onApprove={() => void approval.approve()}
        onBack={goBack}
      />
    </>
  );
}
