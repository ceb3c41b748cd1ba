import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ServicesRow.widget.ts';

const help = {
  name: 'help',
  fields: {
    Link: { ar: { href: '/help', text: 'المساعدة' }, en: { href: '/help', text: 'Help' } },
    Description: { ar: 'أسئلة وأجوبة', en: 'Questions and answers' },
    Icon: 'chat' as const,
  },
};

export const fixtures = defineFixtures(widget, {
  empty: {},
  minimal: { fields: { items: [help] } },
  overlapping: {
    params: { Position: 'overlap' },
    fields: { Title: { ar: 'مهام سريعة', en: 'Quick tasks' }, items: [help] },
  },
});
