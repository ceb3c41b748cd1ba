import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, PICTURE, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './NumberedSteps.widget.ts';

const apply = {
  name: 'apply',
  fields: {
    Title: { ar: 'أدخل رقم هويتك', en: 'Enter your ID number' },
    Description: { ar: 'ورقم جوال مسجّل باسمك.', en: 'And a mobile number in your name.' },
    Image: PICTURE,
    BackgroundColor: '#E1F1EE',
  },
};
const confirm = { name: 'confirm', fields: { Title: { ar: 'أكّد أنك أنت', en: 'Confirm it is you' } } };

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [apply, confirm] } },
  one: { fields: { items: [confirm] } },
  twenty: { fields: { items: twenty((number) => ({ name: `s${number}`, fields: { Title: LONG_TITLE } })) } },
});
