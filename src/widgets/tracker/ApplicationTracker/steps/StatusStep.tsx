import type { Application } from '#sitecore/contracts/tracker.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { hasContract, newestFirst } from '../application-view.ts';
import type { ApplicationTrackerProps } from '../ApplicationTracker.widget.ts';
import { localDigits } from '#src/i18n/integers.ts';
import { Masked } from '../Masked.tsx';
import { History } from './History.tsx';
import { Stages } from './Stages.tsx';

interface StatusStepProps extends Pick<ApplicationTrackerProps, 'uid' | 'fields' | 'phrases' | 'page'> {
  readonly application: Application;
  readonly onOpen: () => void;
}

/** Renders the status of an application: where it stands, its facts, its stages and what the bank has told. */
export function StatusStep({ application, onOpen, ...props }: StatusStepProps) {
  const { fields, phrases, page } = props;
  const updates = newestFirst(application.ApplicationHistoryList);
  return (
    <>
      <div className="tracker-head">
        <h1 data-title="" tabIndex={-1}>
          {phrases.tracker_greeting} <Masked text={application.CustomerName} />
        </h1>
        {isShown(fields.Lead) && (
          <p>
            <Text field={fields.Lead} />
          </p>
        )}
      </div>
      <div className="tracker-card">
        <CurrentStage {...props} application={application} update={updates[0]} onOpen={onOpen} />
        <Facts application={application} phrases={phrases} page={page} />
        <Stages stages={application.TrackerIndexList} phrases={phrases} language={page.language} />
      </div>
      <History updates={updates} phrases={phrases} language={page.language} />
    </>
  );
}

interface CurrentStageProps extends StatusStepProps {
  readonly update: Application['ApplicationHistoryList'][number] | undefined;
}

function CurrentStage({ uid, fields, phrases, application, update, onOpen }: CurrentStageProps) {
  return (
    <section className="tracker-now" aria-label={phrases.tracker_now}>
      {isPictureShown(fields.Image) && <Picture field={fields.Image} className="tracker-art" priority />}
      <div>
        <p className="tracker-label">{phrases.tracker_now}</p>
        {update && (
          <>
            <p className="tracker-stage">{update.Status}</p>
            <p>{update.Clarification}</p>
          </>
        )}
        {hasContract(application) && (
          <>
            <Button
              href={`#${uid}-needs-script`}
              kind="accent"
              iconEnd="arrow"
              onClick={(event) => {
                event.preventDefault();
                onOpen();
              }}
            >
              {phrases.tracker_view_contract}
            </Button>
            <p id={`${uid}-needs-script`} className="mt-4 hidden noscript:block">
              {phrases.tracker_needs_script}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

const Facts = ({
  application,
  phrases,
  page: { language },
}: Pick<StatusStepProps, 'application' | 'phrases' | 'page'>) => (
  <dl className="tracker-facts">
    <div>
      <dt>{phrases.tracker_number}</dt>
      <dd>
        <Masked text={localDigits(application.ApplicationNumber, language)} isNumber />
      </dd>
    </div>
    <div>
      <dt>{phrases.tracker_product}</dt>
      <dd>{application.ProductName}</dd>
    </div>
    <div>
      <dt>{phrases.tracker_updated}</dt>
      <dd>{formatDayOrError(application.LastUpdateDate, language)}</dd>
    </div>
  </dl>
);
