import { OutdatedNote } from './OutdatedNote.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  note: ({ t }) => (
    <OutdatedNote>
      {t({
        ar: 'هذه الأرقام محسوبة على ما أدخلته سابقاً. أعد الحساب لتحديثها.',
        en: 'These figures belong to earlier entries. Calculate again.',
      })}
    </OutdatedNote>
  ),
});
