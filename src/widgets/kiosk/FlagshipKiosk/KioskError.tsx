import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { StepHead } from './steps/StepHead.tsx';
import type { KioskPhrases } from './phrases.ts';

const reload = () => location.reload();

interface KioskErrorProps {
  readonly message: string;
  readonly phrases: KioskPhrases;
}

/** Renders the failure of a call with a reload button; screen readers announce it when it appears. */
export function KioskError({ message, phrases }: KioskErrorProps) {
  return (
    <div role="alert" className="my-6 flex gap-4 border-s-[5px] border-danger bg-danger-ground p-6 firm-md">
      <Icon name="alert" className="mt-1 size-8 text-danger" />
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere text-danger" dir="auto">
          {message}
        </p>
        <p className="mt-1">{phrases.kiosk_refresh_and_try}</p>
        <Button kind="line" onClick={reload} className="mt-4 bg-surface">
          {phrases.kiosk_refresh}
        </Button>
      </div>
    </div>
  );
}

interface KioskStopProps {
  readonly id: string;
  readonly message: string;
  /** Label of the reload button; omitted where a reload does not help. */
  readonly reloadLabel?: string;
}

/** Renders an error instead of the steps. */
export function KioskStop({ id, message, reloadLabel }: KioskStopProps) {
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center py-8 text-center">
      <Icon name="alert" className="mb-6 size-16 text-danger" />
      <StepHead id={id} title={message} />
      {reloadLabel !== undefined && (
        <Button onClick={reload} className="mt-10">
          {reloadLabel}
        </Button>
      )}
    </div>
  );
}
