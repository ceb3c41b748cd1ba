import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { EditedApplicationTrackerProps } from './ApplicationTracker.widget.ts';
import { sampleApplication } from './sample-application.ts';
import { CodeStep } from './steps/CodeStep.tsx';
import { ContractStep } from './steps/ContractStep.tsx';
import { StatusError } from './steps/StatusError.tsx';
import { StatusStep } from './steps/StatusStep.tsx';
import { TrackerSteps } from './TrackerSteps.tsx';

const nothing = (): void => undefined;

/** Renders every step for editing, one below the other, with a fictitious application. */
export function EditedApplicationTracker(props: EditedApplicationTrackerProps) {
  const { phrases, page } = props;
  const application = sampleApplication(page.language);
  return (
    <Wrap>
      <div className="tracker-page">
        <StatusStep {...props} application={application} onOpen={nothing} />
        <TrackerSteps step="code" language={page.language} phrases={phrases} />
        <CodeStep
          {...props}
          notSent=""
          error=""
          isVerifying={false}
          onError={nothing}
          onVerify={nothing}
          onBack={nothing}
        />
        <TrackerSteps step="contract" language={page.language} phrases={phrases} />
        <ContractStep
          {...{ phrases, page, contract: application, approvalFailed: false, isApproving: false, isEnding: false }}
          onApprove={nothing}
          onVerifyAgain={nothing}
          onBack={nothing}
        />
        <StatusError {...props} requestNumber="" onLoad={nothing} />
      </div>
    </Wrap>
  );
}
