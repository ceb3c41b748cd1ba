import { defineFixtures } from '#src/cms/fixture.ts';
import { newsBlockExamples } from '#src/features/news/news-blocks.fixture.ts';
import { widget } from './NewsBlock.widget.ts';

export const fixtures = defineFixtures(widget, newsBlockExamples({ ar: 'آخر أخبارنا', en: 'Our latest news' }));
