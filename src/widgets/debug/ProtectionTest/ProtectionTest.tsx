import { type RefObject, useEffect, useRef, useState } from 'react';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { PROTECTION_TEST_GAP_PX, PROTECTION_TEST_POLL_MS } from '#src/config/timings.ts';
import type { ProtectionTestProps } from './ProtectionTest.widget.ts';

/** Renders a developer aid that covers the page while docked browser tools are open. Only configuration enables it. */
export function ProtectionTest({ fields, page, data }: ProtectionTestProps) {
  const block = useRef<HTMLDivElement>(null);
  const covered = useWindowGap(data.isOn, block);
  if (page.state === 'edit') return <Notice fields={fields} />;
  return (
    <div ref={block} role="alert">
      {covered && (
        <div className="night fixed inset-0 z-dialog grid place-content-center gap-2 p-gutter text-center">
          <Notice fields={fields} />
        </div>
      )}
    </div>
  );
}

const Notice = ({ fields: { Title, Text: text } }: Pick<ProtectionTestProps, 'fields'>) => (
  <div>
    <p className="text-xl font-strong">
      <Text field={Title} />
    </p>
    {isShown(text) && (
      <p>
        <Text field={text} />
      </p>
    )}
  </div>
);

/** Returns true while the window is much larger than its viewport, polled while `watched` is true and the block is in the document. */
function useWindowGap(watched: boolean, block: RefObject<Element | null>): boolean {
  const [hasGap, setHasGap] = useState(false);
  useEffect(() => {
    if (!watched) return undefined;
    const timer = setInterval(() => {
      if (block.current?.isConnected) setHasGap(hasWindowGap(window));
      else clearInterval(timer);
    }, PROTECTION_TEST_POLL_MS);
    return () => clearInterval(timer);
  }, [watched, block]);
  return hasGap;
}

type Sizes = Pick<Window, 'outerWidth' | 'innerWidth' | 'outerHeight' | 'innerHeight'>;

const hasWindowGap = ({ outerWidth, innerWidth, outerHeight, innerHeight }: Sizes): boolean =>
  Math.max(outerWidth - innerWidth, outerHeight - innerHeight) > PROTECTION_TEST_GAP_PX;
