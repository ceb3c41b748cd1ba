import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Renders a button that opens a dialog, with room for it in a frame as high as its content. */
function OpenableDialog({ t }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div style={{ minBlockSize: '26rem' }}>
      <Button kind="line" onClick={() => setOpen(true)}>
        {t({ ar: 'امسح ما أدخلته', en: 'Clear the entries' })}
      </Button>
      <Dialog
        id="clear"
        isOpen={isOpen}
        title={t({ ar: 'مسح ما أدخلته؟', en: 'Clear the entries?' })}
        closeLabel={t({ ar: 'إغلاق', en: 'Close' })}
        onClose={close}
      >
        <p className="mb-6 text-text-2">
          {t({
            ar: 'ستُمسح الخانات والنتيجة. لا يمكن التراجع.',
            en: 'The fields and the result are cleared. This cannot be undone.',
          })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={close}>{t({ ar: 'امسح', en: 'Clear' })}</Button>
          <Button kind="text" onClick={close}>
            {t({ ar: 'تراجع', en: 'Cancel' })}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

export const examples = defineExamples({ openedByButton: OpenableDialog });
