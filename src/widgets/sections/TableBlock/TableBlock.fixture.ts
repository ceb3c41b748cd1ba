import { defineFixtures } from '#src/cms/fixture.ts';
import { FRAME, LONG_TITLE, OPEN, twenty } from '#src/features/section/specimens.fixture.ts';
import { widget } from './TableBlock.widget.ts';

const cell = (name: string, ar: string, en: string, more: object = {}) => ({
  name,
  fields: { Content: { ar, en }, ...more },
});

const header = {
  name: 'header',
  fields: {
    Kind: 'header' as const,
    Cells: [
      cell('kind', 'النوع', 'Kind', { RowSpan: 2 }),
      cell('fee', 'الرسم بالريال', 'Fee in riyals', { ColSpan: 2, Align: 'center' }),
    ],
  },
};
const second = {
  name: 'second',
  fields: {
    Kind: 'header' as const,
    Cells: [
      cell('app', 'التطبيق', 'App'),
      cell('branch', 'الفرع', 'Branch', { Note: { ar: 'يُعفى من تجاوز الستين.', en: 'Free from the age of sixty.' } }),
    ],
  },
};
const local = {
  name: 'local',
  fields: {
    Cells: [
      cell('local', 'محلي', 'Local', { ClassName: 'group' }),
      cell('free', '٠', '0', { Align: 'right' }),
      cell('paid', '٥٫٧٥', '5.75', { Align: 'left', Link: OPEN }),
      cell('beyond', 'زائدة', 'Beyond'),
    ],
  },
};
const total = {
  name: 'total',
  fields: {
    Kind: 'footer' as const,
    Cells: [cell('all', 'شاملة الضريبة', 'VAT included', { ColSpan: 3, ClassName: 'total' })],
  },
};

export const fixtures = defineFixtures(widget, {
  full: { fields: { ...FRAME, items: [header, second, local, total] } },
  headless: { fields: { items: [local] } },
  twenty: {
    fields: {
      Title: LONG_TITLE,
      items: [
        header,
        second,
        ...twenty((number) => ({
          name: `row-${number}`,
          fields: { Cells: [{ name: `cell-${number}`, fields: { Content: LONG_TITLE } }] },
        })),
      ],
    },
  },
});
