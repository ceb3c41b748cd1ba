import { Link } from '../action/Link.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Wrap } from './Wrap.tsx';
import { defineExamples } from '../examples.ts';

const TITLE = { ar: 'بطاقات لكل احتياج', en: 'A card for every need' };

export const examples = defineExamples({
  title: ({ t }) => (
    <Wrap>
      <SectionHead title={t(TITLE)} />
    </Wrap>
  ),
  action: ({ t }) => (
    <Wrap>
      <SectionHead
        title={t(TITLE)}
        lead={t({
          ar: 'قارن المزايا والرسوم، واختر ما يناسبك.',
          en: 'Compare benefits and fees and choose what suits you.',
        })}
        action={
          <Link href="#" variant="go">
            {t({ ar: 'كل البطاقات', en: 'All cards' })}
          </Link>
        }
      />
    </Wrap>
  ),
});
