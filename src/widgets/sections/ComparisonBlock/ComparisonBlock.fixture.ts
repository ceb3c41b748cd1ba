import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './ComparisonBlock.widget.ts';

const fee = { name: 'Fee', value: 'SAR 300' };
const annual = { name: 'الرسم', value: '٣٠٠ ريال' };

const gold = {
  name: 'gold',
  fields: {
    Title: { ar: 'ذهبية', en: 'Gold' },
    Image: PICTURE,
    Tag: { ar: 'الأكثر طلباً', en: 'Most chosen' },
    DetailsList: { ar: [annual, { name: 'التأمين', value: 'يشمل' }], en: [fee, { name: 'Cover', value: 'Included' }] },
    Link: OPEN,
  },
};
const mada = { name: 'mada', fields: { Title: { ar: 'مدى', en: 'Mada' }, DetailsList: { ar: [annual], en: [fee] } } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [mada, gold] } },
  twenty: { fields: { items: twenty((number) => ({ name: `i${number}`, fields: { Title: LONG_TITLE } })) } },
});
