import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FrameBlock.widget.ts';

const title = { ar: 'نتائج خمس سنوات', en: 'Five years of results' };
const link = (href: string) => ({ ar: { text: '', href }, en: { text: '', href } });
const frame = link('https://frames.rukn.example/results');

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Link: frame,
      title,
      width: '60rem',
      minHeight: '30rem',
      border: '2px solid #0b5f5a',
      borderRadius: '8px',
      overflow: 'hidden',
      orientation: 'landscape',
      marginBottom: '2rem',
    },
    params: { RenderingIdentifier: 'results' },
  },
  own: { fields: { Link: link('/about/governance'), title } },
  portrait: { fields: { Link: frame, title, orientation: 'portrait' } },
  small: { fields: { Link: frame, title }, params: { size: 'small' } },
  fullWidth: { fields: { Link: frame, title }, params: { size: 'full' } },
  /** Of an origin that is not allowed. */
  refused: { fields: { Link: link('https://strange.example/page'), title } },
  /** Values that are no CSS of their own. */
  invalidLook: {
    fields: {
      Link: frame,
      title,
      width: '10px;color:red',
      border: '1px solid url(x)',
      overflow: 'drag',
      minHeight: '-1px',
    },
  },
  longTitle: {
    fields: {
      Link: frame,
      title: {
        ar: 'القوائم المالية الموحّدة للسنوات الخمس المنتهية في الحادي والثلاثين من ديسمبر، مع تقرير المراجع المستقل والإيضاحات المتممة وبيان التغيرات في حقوق الملاك والتدفقات النقدية والتزامات المجموعة كلها حسب القطاع',
        en: 'Consolidated financial statements of the five years that ended on the thirty-first of December, with the auditor’s report, the notes, the statement of changes in equity, and the commitments of the group',
      },
    },
  },
});
